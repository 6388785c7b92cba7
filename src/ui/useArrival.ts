import { useEffect, useState } from 'react';
import { isAnswering, type PartMissing } from './arrival.ts';
import { reload, startAfresh } from './freshStart.ts';
import { forgetMissing } from './lazyPart.tsx';
import { isOutage, noteAnswer, subscribeToOutages } from './outage.ts';
import { useHandler } from './useHandler.ts';

/** When it is looked again whether somebody answers, in milliseconds: later each time. */
const FIRST_PAUSE_MS = 3_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * For what stands in the place of a part that did not arrive: has it drawn anew as soon as somebody answers again, and the
 * page loaded anew by itself where that may bring it.
 * @param missing what became of the part; undefined where something else is the matter, which trying again may help
 * @param onRetry draws the part anew
 * @param isScreen true for a whole screen
 * @returns whether it may still come by itself at once, so that there is nothing to say yet; and how a reader asks for it:
 *   where the browser would not ask again, the page is loaded anew
 */
export function useArrival(missing: PartMissing | undefined, onRetry: () => void, isScreen = false) {
  const [isTrying, setIsTrying] = useState(false);
  const retry = useHandler(() => {
    forgetMissing();
    onRetry();
  });
  // Also where it is given up: who comes back to it later finds it asked for anew.
  useEffect(() => forgetMissing, []);
  const isAway = missing?.reason === 'away';
  const [isComing, setIsComing] = useState(missing !== undefined && !isAway);
  useEffect(() => {
    if (missing !== undefined && !isAway) void startAfresh(missing, isScreen).then(setIsComing);
  }, [missing, isAway, isScreen]);
  useEffect(() => (isAway ? onceAnswered(retry) : undefined), [isAway, retry]);
  const tryAgain = async () => {
    if (missing === undefined) return retry();
    setIsTrying(true);
    if (!isAway) await reload();
    else if (await isAnswering()) retry();
    setIsTrying(false);
  };
  return { isComing, isTrying, tryAgain };
}

/**
 * Calls `act` when somebody answers again: looked for now and then, and at once when the service is back or the network.
 * @returns how to call it off
 */
function onceAnswered(act: () => void): () => void {
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout>;
  let isOver = false;
  const look = async () => {
    const isBack = await isAnswering();
    // Meanwhile another look may have found the same.
    if (isOver) return;
    clearTimeout(timer);
    isOver = isBack;
    if (isBack) {
      act();
      noteAnswer();
    } else {
      timer = setTimeout(look, pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
  };
  const stopHearing = subscribeToOutages(() => {
    if (!isOutage()) void look();
  });
  timer = setTimeout(look, pause);
  return () => {
    isOver = true;
    clearTimeout(timer);
    stopHearing();
  };
}
