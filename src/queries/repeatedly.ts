/** When it is asked again, in milliseconds: later each time. Not before a reading that meets an outage has given up (`retry.ts`). */
const FIRST_PAUSE_MS = 4_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Asks what gives no answer again and again, later each time, and at once when the network or the reader is back.
 * @param ask asks once; what comes of it is its own business, and it rejects never
 */
export function repeatedly(ask: () => Promise<unknown>) {
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOn = false;

  const now = async () => {
    clearTimeout(timer);
    // Nobody waits for it in a tab that is not seen; coming back to the tab asks at once.
    if (!isOn || document.hidden) return;
    if (navigator.onLine) await ask();
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    clearTimeout(timer);
    if (isOn) timer = setTimeout(now, pause);
  };
  return {
    /** @param isFirst false where it is asked as seldom as it was before it ended */
    begin: (isFirst: boolean) => {
      isOn = true;
      if (isFirst) pause = FIRST_PAUSE_MS;
      timer = setTimeout(now, pause);
      window.addEventListener('online', now);
      document.addEventListener('visibilitychange', now);
    },
    now,
    end: () => {
      isOn = false;
      clearTimeout(timer);
      window.removeEventListener('online', now);
      document.removeEventListener('visibilitychange', now);
    },
  };
}
