import type { ResponseInfo } from '../contract/lenientParsing.ts';
import type { RateLimitWait } from './ApiError.ts';

/** The records of a list that are loaded so far. */
export interface LoadedList<Record> {
  /** Every record once, in the order of the list. */
  records: Record[];
  /** Number of matching records, from the latest response. */
  total: number;
  /** Number of records without an id, which cannot be shown. */
  skipped: number;
  /**
   * True if the list changed during loading: the total changed, a record appeared twice, or the number of records
   * differs from the total.
   */
  hasChanged: boolean;
  /**
   * The response to name in an error report: one with records without an id, or else the latest one. Null before the
   * first response.
   */
  response: ResponseInfo | null;
  isComplete: boolean;
  /** True if the user stopped it before it was complete. */
  isStopped: boolean;
  /** The delay that the service asks for (429); null if there is none. */
  wait: RateLimitWait | null;
}
