/** A busy browser is not waited for any longer than this, in milliseconds. */
const AT_MOST_MS = 1_000;

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
