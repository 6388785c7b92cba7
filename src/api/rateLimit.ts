/** The rate limit that the last response reported. It applies to all users of the same key. */
interface RateLimit {
  /** Requests per window. */
  limit: number;
  /** Requests that are left in this window. */
  remaining: number;
  /** End of the window, in milliseconds since 1970. */
  resetAt: number;
}

let latest: RateLimit | null = null;

/** The delay in `X-RateLimit-Reset` (seconds from now, or Unix time), in milliseconds; null if it is missing or invalid. */
export function resetDelayMs(headers: Headers, now: number): number | null {
  const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN);
  if (Number.isNaN(reset)) return null;
  const isUnixTime = reset > 1_000_000_000;
  return isUnixTime ? reset * 1000 - now : reset * 1000;
}

/** Remembers the rate limit of a response, if it reports one. */
export function recordRateLimit(headers: Headers, now = Date.now()) {
  const [limit, remaining] = ['x-ratelimit-limit', 'x-ratelimit-remaining'].map((name) =>
    Number(headers.get(name) ?? Number.NaN),
  );
  const resetMs = resetDelayMs(headers, now);
  if (limit && remaining !== undefined && !Number.isNaN(remaining) && resetMs !== null)
    latest = { limit, remaining, resetAt: now + resetMs };
}

/** The share of the limit that a long list uses without a delay, and the share that it leaves to other requests. */
const SHARE_WITHOUT_DELAY = 0.5;
const RESERVED_SHARE = 0.2;

/**
 * The delay after which a long list may send its next request, in milliseconds. It spreads the rest of the limit over the rest
 * of the window and leaves a reserve, so that a list does not stop other requests, which share the limit.
 */
export function listDelayMs(now = Date.now()): number {
  if (latest === null || latest.resetAt <= now) return 0;
  const { limit, remaining, resetAt } = latest;
  if (remaining > limit * (1 - SHARE_WITHOUT_DELAY)) return 0;
  return (resetAt - now) / Math.max(1, remaining - limit * RESERVED_SHARE);
}
