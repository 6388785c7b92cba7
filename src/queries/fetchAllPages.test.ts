import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/ApiError.ts';
import { fetchAllPages, type Walk } from './fetchAllPages.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refused = (status: number, retryAfterMs: number | null = null) =>
  new ApiError({ kind: 'refused', request: 'GET /v1/things', requestId: null, status, retryAfterMs });

interface Thing {
  id: string;
}

/** A list of 1,000 records in 10 pages. Each page takes 10 ms. */
function aList(refusalOf: (page: number) => ApiError | null) {
  const seen = { asked: [] as number[], cancelled: [] as number[] };
  const list = async ({ page, per_page }: { page: number; per_page: number }, signal: AbortSignal) => {
    seen.asked.push(page);
    signal.addEventListener('abort', () => seen.cancelled.push(page));
    // The first of three concurrent requests is answered first.
    await new Promise((done) => setTimeout(done, 10 + page));
    const refusal = refusalOf(page);
    if (refusal !== null) throw refusal;
    return {
      data: Array.from({ length: per_page }, (_, place) => ({ id: `${page}/${place}` })),
      meta: { page, per_page, total: 1_000 },
      leftOut: 0,
      answer: { request: 'GET /v1/things', requestId: null, status: 200, at: page },
    };
  };
  return { seen, list };
}

test('a page that fails ends the load: no more pages are requested, and running requests are cancelled', async () => {
  const { seen, list } = aList((page) => (page === 2 ? refused(500) : null));
  const told: Walk<Thing>[] = [];
  const walk = fetchAllPages<Thing>(list, {
    signal: new AbortController().signal,
    onProgress: (now) => told.push(now),
  });
  const ending = expect(walk).rejects.toMatchObject({ status: 500 });
  await vi.runAllTimersAsync();
  await ending;
  expect(seen.asked).toEqual([1, 2, 3, 4]);
  expect(seen.cancelled).toEqual(expect.arrayContaining([3, 4]));
  expect(told.at(-1)).toMatchObject({ total: 1_000, isComplete: false, wait: null });
});

test('a failed page also ends the load while another page waits for a limit', async () => {
  const { seen, list } = aList((page) => (page === 2 ? refused(429, 5_000) : page === 3 ? refused(500) : null));
  const told: Walk<Thing>[] = [];
  const walk = fetchAllPages<Thing>(list, {
    signal: new AbortController().signal,
    onProgress: (now) => told.push(now),
  });
  const ending = expect(walk).rejects.toMatchObject({ status: 500 });
  await vi.advanceTimersByTimeAsync(25);
  await ending;
  expect(told.some(({ wait }) => wait !== null)).toBe(true);
  expect(told.at(-1)?.wait).toBeNull();
  const { length } = told;
  await vi.runAllTimersAsync();
  expect(seen.asked).toEqual([1, 2, 3, 4]);
  expect(told).toHaveLength(length);
});

test('leaving the screen also ends it', async () => {
  const { seen, list } = aList(() => null);
  const leaving = new AbortController();
  const walk = fetchAllPages<Thing>(list, { signal: leaving.signal });
  const ending = expect(walk).rejects.toThrow(/abort/i);
  await vi.advanceTimersByTimeAsync(15);
  leaving.abort();
  await vi.runAllTimersAsync();
  await ending;
  expect(seen.asked).toEqual([1, 2, 3, 4]);
});
