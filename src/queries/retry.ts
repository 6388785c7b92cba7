import { focusManager, onlineManager } from '@tanstack/react-query';
import { ApiError } from '../api/ApiError.ts';
import { LONGEST_ABSENCE_MS } from '../api/health.ts';

const MAX_RETRIES = 3;

/** How long to wait before each attempt, in milliseconds. */
interface Backoff {
  firstMs: number;
  longestMs: number;
}

const READ_BACKOFF: Backoff = { firstMs: 500, longestMs: 8_000 };

/** For a service that is down. Its first wait is longer than a read retries that meets an outage. */
export const POLL_BACKOFF: Backoff = { firstMs: 4_000, longestMs: 30_000 };

/** A limit is no fault: a long list may meet it again and again. */
const MAX_WAITS = 30;

/** A limit (429) that ends sooner is waited for without a word, once; any other is shown, and counted down there. */
const LONGEST_SILENT_WAIT_MS = 2_000;

/** A limit (429) that is waited for. */
export interface LimitWait {
  /** Until when, in milliseconds since 1970. */
  until: number;
  /** The answer that asks for it. */
  fault: ApiError;
}

/** How long to wait after so many failures, in milliseconds: twice as long each time. */
export const backoffMs = (failures: number, { firstMs, longestMs }: Backoff) =>
  Math.min(firstMs * 2 ** failures, longestMs);

/** True where a read is worth asking for again after `failures` earlier retries: no answer, overload, or a short wait. */
export const isWorthRetrying = (failures: number, error: unknown) =>
  error instanceof ApiError &&
  error.isTransient &&
  (error.retryAfterMs ?? 0) <= (error.status === 429 ? LONGEST_SILENT_WAIT_MS : LONGEST_ABSENCE_MS) &&
  failures < (error.status === 429 ? 1 : MAX_RETRIES);

/**
 * How long to wait before asking again, in milliseconds: as long as the service says, else longer each time. "At once" says
 * nothing: a service that answers so each time would be asked without end.
 */
export const retryDelayMs = (failures: number, { retryAfterMs }: ApiError, backoff = READ_BACKOFF) =>
  retryAfterMs || backoffMs(failures, backoff);

/**
 * Asks again and again, later each time, and at once when the network or the reader is back. It does not ask while the tab
 * is hidden or the device has no network.
 * @param ask asks once; it never rejects
 * @returns how to stop
 */
export function pollWithBackoff(ask: () => Promise<unknown>): () => void {
  let failures = 0;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = () => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(askNow, backoffMs(failures++, POLL_BACKOFF));
  };
  const askNow = async () => {
    clearTimeout(timer);
    // Coming back to the tab asks at once.
    if (!focusManager.isFocused()) return;
    if (onlineManager.isOnline()) await ask();
    wait();
  };
  wait();
  const stopListening = [focusManager.subscribe(askNow), onlineManager.subscribe(askNow)];
  return () => {
    isStopped = true;
    clearTimeout(timer);
    for (const stop of stopListening) stop();
  };
}

/** Asks until an answer comes or asking again makes no sense. @param onWait told when a limit's wait begins and when it is over */
export async function fetchWithRetries<Answer>(
  ask: () => Promise<Answer>,
  signal: AbortSignal,
  onWait: (wait: LimitWait, isOver: boolean) => void,
): Promise<Answer> {
  let failures = 0;
  let waits = 0;
  for (;;) {
    signal.throwIfAborted();
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isLimit = error.status === 429;
      if (isLimit ? waits >= MAX_WAITS : !isWorthRetrying(failures, error)) throw error;
      const delay = retryDelayMs(isLimit ? waits++ : failures++, error);
      const wait = { until: Date.now() + delay, fault: error };
      if (isLimit) onWait(wait, false);
      try {
        await pause(delay, signal);
      } finally {
        if (isLimit) onWait(wait, true);
      }
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end);
      resolve();
    }, ms);
    signal.addEventListener('abort', end, { once: true });
  });
}
