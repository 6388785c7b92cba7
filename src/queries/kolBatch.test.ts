import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/ApiError.ts';
import { watchRequest } from '../api/health.ts';
import { createQueryClient } from './client.ts';
import { KolBatchLoader } from './KolBatchLoader.ts';
import { kolOptions } from './kols.ts';

const getKol = vi.hoisted(() => vi.fn());
vi.mock('../api/kols.ts', () => ({ getKol }));

const refused = (status: number, retryAfterMs: number | null = null) =>
  new ApiError({ kind: 'refused', request: 'GET /v1/kols/kol_a', requestId: null, status, retryAfterMs });
const ids = (count: number) => Array.from({ length: count }, (_, index) => `kol_${index}`);
const statuses = (resolver: KolBatchLoader) => resolver.read().kols.map(({ status }) => status);

let client: QueryClient;
beforeEach(() => {
  vi.useFakeTimers();
  client = createQueryClient();
  getKol.mockReset();
  // Report a healthy service.
  watchRequest()(200);
});
afterEach(() => {
  client.clear();
  vi.useRealTimers();
});

/** A service that takes 10 ms for a response and counts the concurrent requests. */
function aService(answer: (id: string, attempt: number) => ApiError | null = () => null) {
  const attempts = new Map<string, number>();
  const seen = { now: 0, most: 0, asked: 0 };
  getKol.mockImplementation(async (id: string) => {
    seen.now += 1;
    seen.asked += 1;
    seen.most = Math.max(seen.most, seen.now);
    attempts.set(id, (attempts.get(id) ?? 0) + 1);
    await new Promise((done) => setTimeout(done, 10));
    seen.now -= 1;
    const error = answer(id, attempts.get(id) ?? 0);
    if (error !== null) throw error;
    return { id, full_name: `Dr. ${id}` };
  });
  return seen;
}

test('reads every id once, at most 6 at a time, into the normal cache keys', async () => {
  const seen = aService();
  const resolver = new KolBatchLoader(client, []);
  resolver.want([...ids(40), 'kol_0']);
  expect(resolver.read()).toMatchObject({ done: 0, isRunning: true });
  await vi.advanceTimersByTimeAsync(35);
  expect(resolver.read().kols).toHaveLength(40);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(resolver.read()).toMatchObject({ done: 40, isRunning: false });
  expect(seen).toMatchObject({ most: 6, asked: 40 });
  expect(client.getQueryData(kolOptions('kol_7').queryKey)?.full_name).toBe('Dr. kol_7');
});

test('during an outage it requests one id at a time, and the rest after the first response', async () => {
  let isAway = true;
  const seen = aService(() => (isAway ? refused(503, 100) : null));
  const resolver = new KolBatchLoader(client, []);
  resolver.want(ids(20));
  await vi.advanceTimersByTimeAsync(500);
  expect(statuses(resolver).filter((status) => status === 'failed')).toHaveLength(6);
  seen.most = 0;
  await vi.advanceTimersByTimeAsync(600);
  expect(seen.most).toBe(1);
  isAway = false;
  watchRequest()(200);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(seen.most).toBe(6);
  expect(statuses(resolver).filter((status) => status === 'pending')).toEqual([]);
});

test('does not request cached ids again', async () => {
  const seen = aService();
  client.setQueryData(kolOptions('kol_0').queryKey, { id: 'kol_0' });
  const resolver = new KolBatchLoader(client, []);
  resolver.want(ids(2));
  expect(statuses(resolver)).toEqual(['loaded', 'pending']);
  await vi.runAllTimersAsync();
  expect(seen.asked).toBe(1);
});

test('keeps the reason of an unknown id or a failure, and retries one or all of them', async () => {
  aService((id, attempt) => (id === 'kol_1' ? refused(404) : id !== 'kol_0' && attempt === 1 ? refused(500) : null));
  const resolver = new KolBatchLoader(client, []);
  resolver.want(ids(4));
  await vi.runAllTimersAsync();
  expect(statuses(resolver)).toEqual(['loaded', 'failed', 'failed', 'failed']);
  expect(resolver.read().kols[1]).toMatchObject({ error: { status: 404 } });
  resolver.retry(['kol_2']);
  await vi.runAllTimersAsync();
  expect(statuses(resolver)).toEqual(['loaded', 'failed', 'loaded', 'failed']);
  resolver.retry();
  await vi.runAllTimersAsync();
  expect(statuses(resolver)).toEqual(['loaded', 'failed', 'loaded', 'loaded']);
});

test('a limit pauses the whole queue for the requested time, then it continues', async () => {
  let isLimited = true;
  const seen = aService(() => (isLimited ? refused(429, 7_000) : null));
  const resolver = new KolBatchLoader(client, []);
  const start = Date.now();
  resolver.want(ids(20));
  await vi.advanceTimersByTimeAsync(100);
  expect(seen.asked).toBe(6);
  expect(resolver.read().wait?.until).toBe(start + 10 + 7_000);
  isLimited = false;
  await vi.advanceTimersByTimeAsync(6_800);
  expect(seen.asked).toBe(6);
  await vi.runAllTimersAsync();
  expect(resolver.read()).toMatchObject({ done: 20, wait: null, isRunning: false });
  expect(statuses(resolver)).not.toContain('failed');
});

test('cancelling keeps what was read, and resuming reads the rest', async () => {
  const seen = aService();
  const resolver = new KolBatchLoader(client, []);
  resolver.want(ids(20));
  await vi.advanceTimersByTimeAsync(15);
  resolver.cancel();
  await vi.runAllTimersAsync();
  expect(resolver.read()).toMatchObject({ done: 6, isRunning: false });
  expect(seen.asked).toBe(12);
  resolver.resume();
  await vi.runAllTimersAsync();
  expect(resolver.read()).toMatchObject({ done: 20, isRunning: false });
});

test('a queue that the user stopped stays stopped when rows are removed, and continues when rows are added', async () => {
  const seen = aService();
  const resolver = new KolBatchLoader(client, []);
  resolver.want(ids(20));
  await vi.advanceTimersByTimeAsync(15);
  resolver.stop();
  await vi.runAllTimersAsync();
  resolver.want(ids(19));
  resolver.goOn();
  await vi.runAllTimersAsync();
  expect(resolver.read()).toMatchObject({ done: 6, isRunning: false });
  expect(resolver.read().kols).toHaveLength(19);
  expect(seen.asked).toBe(12);
  resolver.want(['kol_other']);
  await vi.runAllTimersAsync();
  expect(resolver.read()).toMatchObject({ done: 1, isRunning: false });
});

test('a list continues when the user returns to its screen', async () => {
  aService();
  const resolver = new KolBatchLoader(client, []);
  resolver.want(ids(20));
  resolver.cancel();
  resolver.want(ids(20));
  await vi.runAllTimersAsync();
  expect(resolver.read()).toMatchObject({ done: 20, isRunning: false });
});

test('a rejected key stops the queue and no id fails', async () => {
  const seen = aService(() => refused(401));
  const resolver = new KolBatchLoader(client, []);
  resolver.want(ids(20));
  await vi.runAllTimersAsync();
  expect(resolver.read()).toMatchObject({ done: 0, isRunning: false });
  expect(seen.asked).toBe(6);
});
