import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a stable function that calls the latest handler, so that memoized components can receive it. */
export function useHandler<Args extends unknown[]>(handler: (...args: Args) => void): (...args: Args) => void {
  const newest = useRef(handler);
  useLayoutEffect(() => {
    newest.current = handler;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
