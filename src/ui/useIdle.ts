import { startTransition, useEffect, useState } from 'react';

/** A busy browser is not waited for any longer than this, in milliseconds. */
const AT_MOST_MS = 1_000;

/**
 * For parts of a screen that nobody needs at first: they are loaded (`lazy`) and drawn once the browser has nothing else
 * to do. Until then something stands in their place that is of a size that moves nothing when they come.
 * @returns whether it is time
 */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  // As a transition: what stands in the place of a part stays until the part can be drawn.
  useEffect(() => whenIdle(() => startTransition(() => setIsIdle(true))), []);
  return isIdle;
}

/** Loads code ahead when the browser is idle; what does not come is asked for again when it is needed. @returns how to call it off */
export const loadWhenIdle = (load: () => Promise<unknown>) => whenIdle(() => void load().catch(() => undefined));

/** Does something when the browser is idle. @returns how to call it off */
export function whenIdle(act: () => void): () => void {
  // Not every browser tells; in those a moment's rest has to do.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, AT_MOST_MS / 5);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(act, { timeout: AT_MOST_MS });
  return () => cancelIdleCallback(waiting);
}
