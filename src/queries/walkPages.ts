import PQueue from 'p-queue';
import { MAX_PER_PAGE } from '../contract/page.ts';
import type { AnswerMarks, Read, ReadPage } from '../contract/tolerant.ts';
import { fetchWithRetries, type LimitWait } from './retry.ts';

/** What has been collected of a list so far. */
export interface Walk<Record> {
  /** Every record once, in the list's order as far as the pages have arrived. */
  records: Record[];
  /** How many records match, as the service said last. */
  total: number;
  /** Records that had no id and cannot be shown. */
  leftOut: number;
  /** True where the list changed meanwhile: the total did, or a record came twice, or their number is not the total. */
  hasMoved: boolean;
  /** The answer that shows best what is odd: one with records that had no id, else the last one; null before the first. */
  answer: AnswerMarks | null;
  isComplete: boolean;
  /** True where somebody stopped it before it was complete. */
  isStopped: boolean;
  /** The wait that the service has asked for (429); null while it does not. */
  wait: LimitWait | null;
}

interface WalkOptions<Resource extends { id: string }> {
  signal: AbortSignal;
  /** Called now and then, with the first page at once. */
  onProgress?: (walk: Walk<Read<Resource>>) => void;
  /** How far apart two calls of `onProgress` are at least; drawing ten thousand records anew for each page would not be smooth. */
  intervalMs?: number;
}

/** How many pages are asked for at a time: enough to hide the way to the service, too few to burden it. */
const ASKED_AT_A_TIME = 3;

/**
 * Collects every record of a list, page by page at the largest page size (interface §8). A page that fails is asked
 * for again as everywhere; a limit (429) is waited for as long as the service says.
 * @param listPage asks for one page, from 1
 * @throws ApiError; the signal's reason where it is cancelled
 */
export async function walkPages<Resource extends { id: string }>(
  listPage: (page: { page: number; per_page: number }, signal: AbortSignal) => Promise<ReadPage<Resource>>,
  { signal: given, onProgress, intervalMs = 300 }: WalkOptions<Resource>,
): Promise<Walk<Read<Resource>>> {
  const pages: ReadPage<Resource>[] = [];
  const totals = new Set<number>();
  let total = 0;
  let size = MAX_PER_PAGE;
  const waits = new Set<LimitWait>();
  let toldAt = Number.NEGATIVE_INFINITY;

  // One page that fails ends the others, whether they are under way, waited for or still to be asked for.
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
  /** Tells now, or as soon as the last time is long enough ago. */
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
    // A service may give fewer than it was asked for; its own word decides how many pages there are.
    size = Math.max(1, Math.min(size, answer.meta.per_page));
    tellSoon();
    // A list that has become shorter meanwhile ends with an empty page.
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
      // One that fails leaves nothing to start after it; `onError` below tells of it.
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

/** What these pages come to, in the list's order; of none of them, nothing yet. */
export function summary<Resource extends { id: string }>(
  pages: (ReadPage<Resource> | undefined)[],
  total: number,
): Walk<Read<Resource>> {
  const byId = new Map<string, Read<Resource>>();
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
