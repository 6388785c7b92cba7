import { focusManager, onlineManager } from '@tanstack/react-query';
import { ApiError, type RateLimitWait } from '../api/ApiError.ts';
import { LONGEST_ABSENCE_MS } from '../api/health.ts';

const MAX_RETRIES = 3;

/** The delay before each attempt, in milliseconds. */
interface Backoff {
  firstMs: number;
  longestMs: number;
}

const READ_BACKOFF: Backoff = { firstMs: 500, longestMs: 8_000 };

/** For a service that is down. The first delay is longer than the retries of a read during an outage. */
export const POLL_BACKOFF: Backoff = { firstMs: 4_000, longestMs: 30_000 };

/** A rate limit is not an error: a long list may reach it many times. */
const MAX_WAITS = 30;

/** A rate limit (429) with a shorter delay causes one silent wait. Longer delays show a countdown. */
const LONGEST_SILENT_WAIT_MS = 2_000;

/** Returns the delay after this number of failures, in milliseconds. It doubles each time. */
export const backoffMs = (failures: number, { firstMs, longestMs }: Backoff) =>
  Math.min(firstMs * 2 ** failures, longestMs);

/** True if a read is worth a retry after `failures` earlier retries: no response, overload, or a short wait. */
export const isWorthRetrying = (failures: number, error: unknown) =>
  error instanceof ApiError &&
  error.isTransient &&
  (error.retryAfterMs ?? 0) <= (error.status === 429 ? LONGEST_SILENT_WAIT_MS : LONGEST_ABSENCE_MS) &&
  failures < (error.status === 429 ? 1 : MAX_RETRIES);

/**
 * Returns the delay before a retry, in milliseconds: the service's own delay, or an increasing one. A service's delay
 * of 0 is ignored, because it could cause endless requests.
 */
export const retryDelayMs = (failures: number, { retryAfterMs }: ApiError, backoff = READ_BACKOFF) =>
  retryAfterMs || backoffMs(failures, backoff);

/**
 * Calls `listener` when the network goes or returns. React Query assumes a network until the browser reports otherwise,
 * so the state is set first.
 * @returns a function that unsubscribes
 */
export function subscribeToNetwork(listener: () => void): () => void {
  onlineManager.setOnline(navigator.onLine);
  return onlineManager.subscribe(listener);
}

/**
 * Polls with increasing delays, and polls immediately when the network or the user returns. Does not poll while the tab
 * is hidden or the device is offline.
 * @param fetchNow makes one request; it never rejects
 * @returns a function that stops polling
 */
export function pollWithBackoff(fetchNow: () => Promise<unknown>): () => void {
  let failures = 0;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = () => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(pollNow, backoffMs(failures++, POLL_BACKOFF));
  };
  const pollNow = async () => {
    clearTimeout(timer);
    // Returning to the tab polls immediately.
    if (!focusManager.isFocused()) return;
    if (onlineManager.isOnline()) await fetchNow();
    wait();
  };
  wait();
  const stopListening = [focusManager.subscribe(pollNow), subscribeToNetwork(pollNow)];
  return () => {
    isStopped = true;
    clearTimeout(timer);
    for (const stop of stopListening) stop();
  };
}

/**
 * Retries until there is a response or a retry cannot help. @param onWait called when a rate-limit wait begins and ends
 */
export async function fetchWithRetries<Answer>(
  fetchNow: () => Promise<Answer>,
  signal: AbortSignal,
  onWait: (wait: RateLimitWait, isOver: boolean) => void,
): Promise<Answer> {
  let failures = 0;
  let waits = 0;
  for (;;) {
    signal.throwIfAborted();
    try {
      return await fetchNow();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isLimit = error.status === 429;
      if (isLimit ? waits >= MAX_WAITS : !isWorthRetrying(failures, error)) throw error;
      const delay = retryDelayMs(isLimit ? waits++ : failures++, error);
      const wait = { until: Date.now() + delay, error };
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
