import { type RefCallback, startTransition, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from './whenIdle.ts';

/** Whatever a reader does first. */
const DEEDS = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'focusin', 'input'] as const;

/** Who does nothing but read has everything after this, in milliseconds: later the network may be gone. */
const READS_MS = 8_000;

/**
 * For parts of a screen that nobody needs at first: they are loaded (`lazyPart`) and drawn when the browser has nothing else to
 * do, once their place is in the window, or the reader does anything at all; a key with Ctrl or ⌘ does not wait, because
 * printing begins so, and what has arrived by then is printed. Until then something stands there that is of a size that
 * moves nothing when they come.
 * @param readsMs how long that is, in milliseconds, where who only reads or listens should not wait so long
 * @returns whether it is time, and the `ref` of what stands there
 */
export function useTurn(readsMs = READS_MS): [isTime: boolean, place: RefCallback<Element>] {
  const [isTime, setIsTime] = useState(false);
  const place = useCallback(
    (element: Element | null) => {
      if (element === null) return;
      let callOff = () => {};
      // As a transition: what stands in the place of a part stays until the part can be drawn.
      const draw = () => startTransition(() => setIsTime(true));
      const drawOnPaper = () => flushSync(() => setIsTime(true));
      const come = (deed?: Event) => {
        stop();
        if (deed instanceof KeyboardEvent && (deed.ctrlKey || deed.metaKey)) draw();
        else callOff = whenIdle(draw);
      };
      const sight = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && come());
      const timer = setTimeout(() => come(), readsMs);
      const stop = () => {
        sight.disconnect();
        clearTimeout(timer);
        for (const deed of DEEDS) window.removeEventListener(deed, come, true);
      };
      sight.observe(element);
      window.addEventListener('beforeprint', drawOnPaper);
      for (const deed of DEEDS) window.addEventListener(deed, come, { capture: true, passive: true });
      return () => {
        stop();
        callOff();
        window.removeEventListener('beforeprint', drawOnPaper);
      };
    },
    [readsMs],
  );
  return [isTime, place];
}
