/** A busy browser is not waited for any longer than this, in milliseconds. */
const AT_MOST_MS = 1_000;

/**
 * What is loaded ahead keeps out of the way of the screen's own first requests for so long, in milliseconds: idle moments
 * between those are not its.
 */
const AFTER_MS = 1_000;

/** Loads code ahead when the browser is idle; what does not come is asked for again when it is needed. @returns how to call it off */
export function loadWhenIdle(load: () => Promise<unknown>): () => void {
  let callOff = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    callOff = whenIdle(() => void load().catch(() => undefined));
  }, AFTER_MS);
  return () => callOff();
}

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
