import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/ApiError.ts';
import type { LoadedList } from '../api/LoadedList.ts';
import { fetchAllPages } from './fetchAllPages.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const rejected = (status: number, retryAfterMs: number | null = null) =>
  new ApiError({ kind: 'http', request: 'GET /v1/things', requestId: null, status, retryAfterMs });

interface Thing {
  id: string;
}

/** A list of 1,000 records in 10 pages. Each page takes 10 ms. */
function aList(errorOf: (page: number) => ApiError | null) {
  const seen = { requested: [] as number[], cancelled: [] as number[] };
  const list = async ({ page, per_page }: { page: number; per_page: number }, signal: AbortSignal) => {
    seen.requested.push(page);
    signal.addEventListener('abort', () => seen.cancelled.push(page));
    // The first of three concurrent requests is answered first.
    await new Promise((done) => setTimeout(done, 10 + page));
    const error = errorOf(page);
    if (error !== null) throw error;
    return {
      data: Array.from({ length: per_page }, (_, index) => ({ id: `${page}/${index}` })),
      meta: { page, per_page, total: 1_000 },
      skipped: 0,
      response: { request: 'GET /v1/things', requestId: null, status: 200, at: page },
    };
  };
  return { seen, list };
}

test('a page that fails ends the load: no more pages are requested, and running requests are cancelled', async () => {
  const { seen, list } = aList((page) => (page === 2 ? rejected(500) : null));
  const reported: LoadedList<Thing>[] = [];
  const loading = fetchAllPages<Thing>(list, {
    signal: new AbortController().signal,
    onProgress: (now) => reported.push(now),
  });
  const ending = expect(loading).rejects.toMatchObject({ status: 500 });
  await vi.runAllTimersAsync();
  await ending;
  expect(seen.requested).toEqual([1, 2, 3, 4]);
  expect(seen.cancelled).toEqual(expect.arrayContaining([3, 4]));
  expect(reported.at(-1)).toMatchObject({ total: 1_000, isComplete: false, wait: null });
});

test('a failed page also ends the load while another page waits for a limit', async () => {
  const { seen, list } = aList((page) => (page === 2 ? rejected(429, 5_000) : page === 3 ? rejected(500) : null));
  const reported: LoadedList<Thing>[] = [];
  const loading = fetchAllPages<Thing>(list, {
    signal: new AbortController().signal,
    onProgress: (now) => reported.push(now),
  });
  const ending = expect(loading).rejects.toMatchObject({ status: 500 });
  await vi.advanceTimersByTimeAsync(25);
  await ending;
  expect(reported.some(({ wait }) => wait !== null)).toBe(true);
  expect(reported.at(-1)?.wait).toBeNull();
  const { length } = reported;
  await vi.runAllTimersAsync();
  expect(seen.requested).toEqual([1, 2, 3, 4]);
  expect(reported).toHaveLength(length);
});

test('leaving the screen cancels the load and its running requests', async () => {
  const { seen, list } = aList(() => null);
  const leaving = new AbortController();
  const loading = fetchAllPages<Thing>(list, { signal: leaving.signal });
  const ending = expect(loading).rejects.toThrow(/abort/i);
  await vi.advanceTimersByTimeAsync(15);
  leaving.abort();
  await vi.runAllTimersAsync();
  await ending;
  expect(seen.requested).toEqual([1, 2, 3, 4]);
});
