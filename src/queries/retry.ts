import { ApiError } from '../api/ApiError.ts';
import { LONGEST_ABSENCE_MS } from '../api/health.ts';

const MAX_RETRIES = 3;
const FIRST_BACK_OFF_MS = 500;
const LONGEST_BACK_OFF_MS = 8_000;

/** A limit (429) that ends sooner is waited for without a word, once; any other is shown, and counted down there. */
const LONGEST_SILENT_WAIT_MS = 2_000;

/** A limit (429) that is waited for. */
export interface LimitWait {
  /** Until when, in milliseconds since 1970. */
  until: number;
  /** The answer that asks for it. */
  fault: ApiError;
}

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
export const retryDelayMs = (failures: number, { retryAfterMs }: ApiError) =>
  retryAfterMs || Math.min(FIRST_BACK_OFF_MS * 2 ** failures, LONGEST_BACK_OFF_MS);
