import PQueue from 'p-queue';
import type { AnswerMarks, Parsed, ReadPage } from '../contract/lenientParsing.ts';
import { MAX_PER_PAGE } from '../contract/page.ts';
import { fetchWithRetries, type LimitWait } from './retry.ts';

/** The records of a list that are loaded so far. */
export interface Walk<Record> {
  /** Every record once, in the order of the list. */
  records: Record[];
  /** Number of matching records, from the latest response. */
  total: number;
  /** Number of records without an id, which cannot be shown. */
  leftOut: number;
  /**
   * True if the list changed during loading: the total changed, a record appeared twice, or the number of records
   * differs from the total.
   */
  hasMoved: boolean;
  /**
   * The response to name in an error report: one with records without an id, or else the latest one. Null before the
   * first response.
   */
  answer: AnswerMarks | null;
  isComplete: boolean;
  /** True if the user stopped it before it was complete. */
  isStopped: boolean;
  /** The delay that the service asks for (429); null if there is none. */
  wait: LimitWait | null;
}

interface WalkOptions<Resource extends { id: string }> {
  signal: AbortSignal;
  /** Called with the first page immediately, then at intervals. */
  onProgress?: (walk: Walk<Parsed<Resource>>) => void;
  /**
   * The minimum interval between two calls of `onProgress`. Rendering ten thousand records for each page would be slow.
   */
  intervalMs?: number;
}

/** How many pages load at the same time: enough to hide the latency, few enough not to burden the service. */
const ASKED_AT_A_TIME = 3;

/**
 * Loads every record of a list, page by page with the largest page size (interface §8). A failed page is retried as
 * usual. A rate limit (429) pauses the load for the delay that the service asks for.
 * @param listPage requests one page, from 1
 * @throws ApiError; the reason of the signal if it is cancelled
 */
export async function fetchAllPages<Resource extends { id: string }>(
  listPage: (page: { page: number; per_page: number }, signal: AbortSignal) => Promise<ReadPage<Resource>>,
  { signal: given, onProgress, intervalMs = 300 }: WalkOptions<Resource>,
): Promise<Walk<Parsed<Resource>>> {
  const pages: ReadPage<Resource>[] = [];
  const totals = new Set<number>();
  let total = 0;
  let size = MAX_PER_PAGE;
  const waits = new Set<LimitWait>();
  let toldAt = Number.NEGATIVE_INFINITY;

  // One failed page ends all others: running, waiting and queued.
  const ended = new AbortController();
  const signal = AbortSignal.any([given, ended.signal]);
  let later: ReturnType<typeof setTimeout> | undefined;

  const tell = () => {
    clearTimeout(later);
    later = undefined;
    toldAt = performance.now();
    const [longest = null] = [...waits].sort((a, b) => b.until - a.until);
    if (!signal.aborted) onProgress?.({ ...summary(pages, total), wait: longest });
  };
  /** Reports progress now, or when the interval has passed. */
  const tellSoon = () => {
    if (signal.aborted) return;
    const wait = toldAt + intervalMs - performance.now();
    if (wait <= 0) tell();
    else later ??= setTimeout(tell, wait);
  };
  const take = async (page: number) => {
    const answer = await fetchWithRetries(
      () => listPage({ page, per_page: MAX_PER_PAGE }, signal),
      signal,
      (wait, isOver) => {
        if (isOver) waits.delete(wait);
        else waits.add(wait);
        tell();
      },
    );
    pages[page - 1] = answer;
    totals.add(answer.meta.total);
    total = answer.meta.total;
    // A service may send smaller pages than requested; its own page size decides how many pages there are.
    size = Math.max(1, Math.min(size, answer.meta.per_page));
    tellSoon();
    // An empty page means that the list became shorter.
    if (answer.data.length + answer.leftOut === 0) queue.clear();
    else queueFurther();
  };

  const queue = new PQueue({ concurrency: ASKED_AT_A_TIME });
  const fail = (error: unknown) => {
    queue.clear();
    throw error;
  };
  let queued = 1;
  const queueFurther = () => {
    while (queued < Math.ceil(total / size)) {
      const page = ++queued;
      // A failed page ends the queue; `onError` below reports it.
      queue.add(() => take(page).catch(fail), { signal }).catch(() => undefined);
    }
  };
  try {
    await take(1);
    await Promise.race([queue.onIdle(), queue.onError()]);
    signal.throwIfAborted();
  } catch (error) {
    waits.clear();
    if (pages.length > 0) tell();
    throw error;
  } finally {
    ended.abort();
    clearTimeout(later);
  }

  const found = summary(pages, total);
  const isWhole = found.records.length + found.leftOut === total;
  return { ...found, hasMoved: found.hasMoved || totals.size > 1 || !isWhole, isComplete: true };
}

/** Combines these pages in list order. Returns an empty result without pages. */
export function summary<Resource extends { id: string }>(
  pages: (ReadPage<Resource> | undefined)[],
  total: number,
): Walk<Parsed<Resource>> {
  const byId = new Map<string, Parsed<Resource>>();
  let leftOut = 0;
  let seen = 0;
  let odd: ReadPage<Resource> | null = null;
  for (const page of pages) {
    if (page === undefined) continue;
    if (odd === null || page.leftOut > 0 || (odd.leftOut === 0 && page.answer.at >= odd.answer.at)) odd = page;
    leftOut += page.leftOut;
    seen += page.data.length;
    for (const record of page.data) if (!byId.has(record.id)) byId.set(record.id, record);
  }
  return {
    records: [...byId.values()],
    total,
    leftOut,
    hasMoved: byId.size < seen,
    answer: odd?.answer ?? null,
    isComplete: false,
    isStopped: false,
    wait: null,
  };
}
