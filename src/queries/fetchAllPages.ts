import type { RateLimitWait } from '../api/ApiError.ts';
import type { LoadedList } from '../api/LoadedList.ts';
import type { Parsed, ParsedPage } from '../contract/lenientParsing.ts';
import { MAX_PER_PAGE } from '../contract/page.ts';
import { mapLimited } from './mapLimited.ts';
import { fetchWithRetries } from './retry.ts';

/** How a whole list is loaded: the signal that cancels, and the callback for the progress. */
export interface FetchAllOptions<Resource extends { id: string }> {
  signal: AbortSignal;
  /** Called with the first page immediately, then at intervals. */
  onProgress?: (list: LoadedList<Parsed<Resource>>) => void;
  /**
   * The minimum interval between two calls of `onProgress`. Rendering ten thousand records for each page would be slow.
   */
  intervalMs?: number;
}

/** How many pages load at the same time: enough to hide the latency, few enough not to burden the service. */
const MAX_CONCURRENT_PAGES = 3;

/**
 * Loads every record of a list, page by page with the largest page size (interface §8). A failed page is retried as
 * usual. A rate limit (429) pauses the load for the delay that the service asks for.
 * @param listPage requests one page, from 1
 * @throws ApiError; the reason of the signal if it is cancelled
 */
export async function fetchAllPages<Resource extends { id: string }>(
  listPage: (page: { page: number; per_page: number }, signal: AbortSignal) => Promise<ParsedPage<Resource>>,
  { signal: given, onProgress, intervalMs = 300 }: FetchAllOptions<Resource>,
): Promise<LoadedList<Parsed<Resource>>> {
  const pages: ParsedPage<Resource>[] = [];
  const totals = new Set<number>();
  let total = 0;
  let size = MAX_PER_PAGE;
  /** True after an empty page: the list became shorter. */
  let isAtEnd = false;
  const waits = new Set<RateLimitWait>();
  let reportedAt = Number.NEGATIVE_INFINITY;

  // One failed page ends all others: running, waiting and queued.
  const ended = new AbortController();
  const signal = AbortSignal.any([given, ended.signal]);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const report = () => {
    clearTimeout(timer);
    timer = undefined;
    reportedAt = performance.now();
    const [longest = null] = [...waits].sort((a, b) => b.until - a.until);
    if (!signal.aborted) onProgress?.({ ...summary(pages, total), wait: longest });
  };
  /** Reports progress now, or when the interval has passed. */
  const reportSoon = () => {
    if (signal.aborted) return;
    const wait = reportedAt + intervalMs - performance.now();
    if (wait <= 0) report();
    else timer ??= setTimeout(report, wait);
  };
  const pageCount = () => Math.ceil(total / size);
  const fetchPage = async (page: number) => {
    const response = await fetchWithRetries(
      () => listPage({ page, per_page: MAX_PER_PAGE }, signal),
      signal,
      (wait, isOver) => {
        if (isOver) waits.delete(wait);
        else waits.add(wait);
        report();
      },
    );
    pages[page - 1] = response;
    totals.add(response.meta.total);
    total = response.meta.total;
    // A service may send smaller pages than requested; its own page size decides how many pages there are.
    size = Math.max(1, Math.min(size, response.meta.per_page));
    reportSoon();
    if (response.data.length + response.skipped === 0) isAtEnd = true;
  };

  try {
    await fetchPage(1);
    let loaded = 1;
    // The list may grow, or the service may send smaller pages than before, while its pages load.
    while (loaded < pageCount() && !isAtEnd) {
      const first = loaded + 1;
      loaded = pageCount();
      const numbers = Array.from({ length: loaded - first + 1 }, (_, index) => first + index);
      await mapLimited(numbers, MAX_CONCURRENT_PAGES, async (page) => {
        if (!isAtEnd) await fetchPage(page);
      });
    }
    signal.throwIfAborted();
  } catch (error) {
    waits.clear();
    if (pages.length > 0) report();
    throw error;
  } finally {
    ended.abort();
    clearTimeout(timer);
  }

  const list = summary(pages, total);
  const isConsistent = list.records.length + list.skipped === total;
  return { ...list, hasChanged: list.hasChanged || totals.size > 1 || !isConsistent, isComplete: true };
}

/** Combines these pages in list order. Returns an empty result without pages. */
function summary<Resource extends { id: string }>(
  pages: (ParsedPage<Resource> | undefined)[],
  total: number,
): LoadedList<Parsed<Resource>> {
  const byId = new Map<string, Parsed<Resource>>();
  let skipped = 0;
  let seen = 0;
  let reported: ParsedPage<Resource> | null = null;
  for (const page of pages) {
    if (page === undefined) continue;
    if (reported === null || page.skipped > 0 || (reported.skipped === 0 && page.response.at >= reported.response.at))
      reported = page;
    skipped += page.skipped;
    seen += page.data.length;
    for (const record of page.data) if (!byId.has(record.id)) byId.set(record.id, record);
  }
  return {
    records: [...byId.values()],
    total,
    skipped,
    hasChanged: byId.size < seen,
    response: reported?.response ?? null,
    isComplete: false,
    isStopped: false,
    wait: null,
  };
}
