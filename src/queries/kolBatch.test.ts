import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/ApiError.ts';
import { watchRequest } from '../api/health.ts';
import { recordRateLimit } from '../api/rateLimit.ts';
import { createQueryClient } from './client.ts';
import { KolBatchLoader } from './kolBatch.ts';
import { kolOptions } from './kols.ts';

const getKol = vi.hoisted(() => vi.fn());
vi.mock('../api/kols.ts', () => ({ getKol }));

const rejected = (status: number, retryAfterMs: number | null = null) =>
  new ApiError({ kind: 'http', request: 'GET /v1/kols/kol_a', requestId: null, status, retryAfterMs });
const ids = (count: number) => Array.from({ length: count }, (_, index) => `kol_${index}`);
const statuses = (loader: KolBatchLoader) => loader.store.getState().kols.map(({ status }) => status);

let client: QueryClient;
beforeEach(() => {
  vi.useFakeTimers();
  client = createQueryClient();
  getKol.mockReset();
  // Report a healthy service, and a rate limit that is far away.
  watchRequest()(200);
  reportRateLimit(100, 60);
});
afterEach(() => {
  client.clear();
  vi.useRealTimers();
});

function reportRateLimit(remaining: number, resetSeconds: number) {
  const values = { limit: 100, remaining, reset: resetSeconds };
  recordRateLimit(new Headers(Object.entries(values).map(([name, value]) => [`x-ratelimit-${name}`, String(value)])));
}

/** A service that takes 10 ms for a response and counts the concurrent requests. */
function aService(answer: (id: string, attempt: number) => ApiError | null = () => null) {
  const attempts = new Map<string, number>();
  const seen = { now: 0, maximum: 0, requested: 0 };
  getKol.mockImplementation(async (id: string) => {
    seen.now += 1;
    seen.requested += 1;
    seen.maximum = Math.max(seen.maximum, seen.now);
    attempts.set(id, (attempts.get(id) ?? 0) + 1);
    await new Promise((done) => setTimeout(done, 10));
    seen.now -= 1;
    const error = answer(id, attempts.get(id) ?? 0);
    if (error !== null) throw error;
    return { id, full_name: `Dr. ${id}` };
  });
  return seen;
}

test('reads every id once, at maximum 6 at a time, into the normal cache keys', async () => {
  const seen = aService();
  const loader = new KolBatchLoader(client, []);
  loader.setIds([...ids(40), 'kol_0']);
  expect(loader.store.getState()).toMatchObject({ done: 0, isRunning: true });
  await vi.advanceTimersByTimeAsync(35);
  expect(loader.store.getState().kols).toHaveLength(40);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(loader.store.getState()).toMatchObject({ done: 40, isRunning: false });
  expect(seen).toMatchObject({ maximum: 6, requested: 40 });
  expect(client.getQueryData(kolOptions('kol_7').queryKey)?.full_name).toBe('Dr. kol_7');
});

test('an empty list, and a list that is set again, notify no listener', async () => {
  aService();
  const loader = new KolBatchLoader(client, []);
  const listener = vi.fn();
  loader.store.subscribe(listener);
  loader.setIds([]);
  expect(listener).not.toHaveBeenCalled();
  loader.setIds(ids(2));
  await vi.advanceTimersByTimeAsync(1_000);
  listener.mockClear();
  loader.setIds(ids(2));
  expect(listener).not.toHaveBeenCalled();
});

test('ids that leave the list before their turn are not requested', async () => {
  const seen = aService();
  const loader = new KolBatchLoader(client, []);
  loader.setIds(ids(20));
  await vi.advanceTimersByTimeAsync(5);
  loader.setIds(ids(8));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(loader.store.getState()).toMatchObject({ done: 8, isRunning: false });
  expect(seen.requested).toBe(8);
});

test('a list that is closed and opened again at once requests no id twice, also one that failed', async () => {
  const seen = aService((id) => (id === 'kol_0' ? rejected(500) : null));
  const loader = new KolBatchLoader(client, []);
  loader.setIds(ids(20));
  loader.cancel();
  loader.setIds(ids(20));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(loader.store.getState()).toMatchObject({ done: 20, isRunning: false });
  expect(seen).toMatchObject({ maximum: 6, requested: 20 });
});

test('during an outage it requests one id at a time, and the rest after the first response', async () => {
  let isAway = true;
  const seen = aService(() => (isAway ? rejected(503, 100) : null));
  const loader = new KolBatchLoader(client, []);
  loader.setIds(ids(20));
  await vi.advanceTimersByTimeAsync(500);
  expect(statuses(loader).filter((status) => status === 'failed')).toHaveLength(6);
  seen.maximum = 0;
  await vi.advanceTimersByTimeAsync(600);
  expect(seen.maximum).toBe(1);
  isAway = false;
  watchRequest()(200);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(seen.maximum).toBe(6);
  expect(statuses(loader).filter((status) => status === 'pending')).toEqual([]);
});

test('does not request cached ids again', async () => {
  const seen = aService();
  client.setQueryData(kolOptions('kol_0').queryKey, { id: 'kol_0' });
  const loader = new KolBatchLoader(client, []);
  loader.setIds(ids(2));
  expect(statuses(loader)).toEqual(['loaded', 'pending']);
  await vi.runAllTimersAsync();
  expect(seen.requested).toBe(1);
});

test('the first snapshot has the cached KOLs of the first list, before any request', () => {
  const seen = aService();
  client.setQueryData(kolOptions('kol_0').queryKey, { id: 'kol_0' });
  const loader = new KolBatchLoader(client, [], ids(2));
  expect(statuses(loader)).toEqual(['loaded', 'pending']);
  expect(loader.store.getState()).toMatchObject({ done: 1, isRunning: true });
  expect(seen.requested).toBe(0);
});

test('keeps the reason of an unknown id or a failure, and retries one or all of them', async () => {
  aService((id, attempt) => (id === 'kol_1' ? rejected(404) : id !== 'kol_0' && attempt === 1 ? rejected(500) : null));
  const loader = new KolBatchLoader(client, []);
  loader.setIds(ids(4));
  await vi.runAllTimersAsync();
  expect(statuses(loader)).toEqual(['loaded', 'failed', 'failed', 'failed']);
  expect(loader.store.getState().kols[1]).toMatchObject({ error: { status: 404 } });
  loader.retry(['kol_2']);
  await vi.runAllTimersAsync();
  expect(statuses(loader)).toEqual(['loaded', 'failed', 'loaded', 'failed']);
  loader.retry();
  await vi.runAllTimersAsync();
  expect(statuses(loader)).toEqual(['loaded', 'failed', 'loaded', 'loaded']);
});

test('a list that was complete once stays so while failed ids are retried, until an id is added', async () => {
  aService((id, attempt) => (id === 'kol_0' && attempt === 1 ? rejected(500) : null));
  const loader = new KolBatchLoader(client, []);
  const wasComplete = () => loader.store.getState().wasComplete;
  loader.setIds(ids(2));
  expect(wasComplete()).toBe(false);
  await vi.runAllTimersAsync();
  expect(wasComplete()).toBe(true);
  loader.retry();
  expect(loader.store.getState()).toMatchObject({ done: 1, wasComplete: true });
  await vi.runAllTimersAsync();
  loader.setIds(ids(1));
  expect(wasComplete()).toBe(true);
  loader.setIds(ids(3));
  expect(wasComplete()).toBe(false);
  await vi.runAllTimersAsync();
  expect(wasComplete()).toBe(true);
});

test('a limit pauses the whole queue for the requested time, then it continues', async () => {
  let isLimited = true;
  const seen = aService(() => (isLimited ? rejected(429, 7_000) : null));
  const loader = new KolBatchLoader(client, []);
  const start = Date.now();
  loader.setIds(ids(20));
  await vi.advanceTimersByTimeAsync(100);
  expect(seen.requested).toBe(6);
  expect(loader.store.getState().wait?.until).toBe(start + 10 + 7_000);
  isLimited = false;
  await vi.advanceTimersByTimeAsync(6_800);
  expect(seen.requested).toBe(6);
  await vi.runAllTimersAsync();
  expect(loader.store.getState()).toMatchObject({ done: 20, wait: null, isRunning: false });
  expect(statuses(loader)).not.toContain('failed');
});

test('a long list slows down before the rate limit, leaves a reserve, and continues in the next window', async () => {
  const WINDOW_MS = 60_000;
  let left = 100;
  let least = 100;
  let windowEnd = Date.now() + WINDOW_MS;
  const answer = () => {
    if (Date.now() >= windowEnd) {
      left = 100;
      windowEnd += WINDOW_MS;
    }
    left -= 1;
    least = Math.min(least, left);
    reportRateLimit(left, Math.ceil((windowEnd - Date.now()) / 1000));
    return null;
  };
  const seen = aService(answer);
  const loader = new KolBatchLoader(client, []);
  loader.setIds(ids(150));
  await vi.advanceTimersByTimeAsync(2_000);
  // The first half is fast.
  expect(seen.requested).toBeGreaterThanOrEqual(50);
  expect(seen.requested).toBeLessThan(60);
  await vi.advanceTimersByTimeAsync(WINDOW_MS - 3_000);
  expect(seen.requested).toBeGreaterThan(70);
  expect(seen.requested).toBeLessThanOrEqual(85);
  await vi.advanceTimersByTimeAsync(2 * WINDOW_MS);
  expect(loader.store.getState()).toMatchObject({ done: 150, isRunning: false });
  expect(least).toBeGreaterThanOrEqual(15);
});

test('a list that slows down continues immediately when it is resumed and the rate limit is far away', async () => {
  reportRateLimit(6, 60);
  const seen = aService();
  const loader = new KolBatchLoader(client, []);
  loader.setIds(ids(3));
  await vi.advanceTimersByTimeAsync(100);
  expect(seen.requested).toBe(0);
  reportRateLimit(100, 60);
  loader.resume();
  await vi.advanceTimersByTimeAsync(100);
  expect(seen.requested).toBe(3);
});

test('a list that slows down can be stopped and resumed', async () => {
  reportRateLimit(30, 30);
  const seen = aService();
  const loader = new KolBatchLoader(client, []);
  loader.setIds(ids(5));
  await vi.advanceTimersByTimeAsync(100);
  loader.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  const before = seen.requested;
  expect(before).toBeLessThan(5);
  loader.resume();
  await vi.runAllTimersAsync();
  expect(loader.store.getState()).toMatchObject({ done: 5, isRunning: false });
});

test('cancelling keeps what was read, and resuming reads the rest', async () => {
  const seen = aService();
  const loader = new KolBatchLoader(client, []);
  loader.setIds(ids(20));
  await vi.advanceTimersByTimeAsync(15);
  loader.cancel();
  await vi.runAllTimersAsync();
  expect(loader.store.getState()).toMatchObject({ done: 6, isRunning: false });
  expect(seen.requested).toBe(12);
  loader.resume();
  await vi.runAllTimersAsync();
  expect(loader.store.getState()).toMatchObject({ done: 20, isRunning: false });
});

test('a queue that the user stopped stays stopped when rows are removed, and continues when rows are added', async () => {
  const seen = aService();
  const loader = new KolBatchLoader(client, []);
  loader.setIds(ids(20));
  await vi.advanceTimersByTimeAsync(15);
  loader.stop();
  await vi.runAllTimersAsync();
  loader.setIds(ids(19));
  await vi.runAllTimersAsync();
  expect(loader.store.getState()).toMatchObject({ done: 6, isRunning: false });
  expect(loader.store.getState().kols).toHaveLength(19);
  expect(seen.requested).toBe(12);
  loader.setIds(['kol_other']);
  await vi.runAllTimersAsync();
  expect(loader.store.getState()).toMatchObject({ done: 1, isRunning: false });
});

test('a list continues when the user returns to its screen', async () => {
  aService();
  const loader = new KolBatchLoader(client, []);
  loader.setIds(ids(20));
  loader.cancel();
  loader.setIds(ids(20));
  await vi.runAllTimersAsync();
  expect(loader.store.getState()).toMatchObject({ done: 20, isRunning: false });
});

test('a rejected key stops the queue and no id fails', async () => {
  const seen = aService(() => rejected(401));
  const loader = new KolBatchLoader(client, []);
  loader.setIds(ids(20));
  await vi.runAllTimersAsync();
  expect(loader.store.getState()).toMatchObject({ done: 0, isRunning: false });
  expect(seen.requested).toBe(6);
});
