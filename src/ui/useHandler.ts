import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A handler that stays the same function at every draw and does what the newest one would, so that parts which are drawn
 * only when something about them changes (`memo`) can be handed one.
 */
export function useHandler<Args extends unknown[]>(handler: (...args: Args) => void): (...args: Args) => void {
  const newest = useRef(handler);
  useLayoutEffect(() => {
    newest.current = handler;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
