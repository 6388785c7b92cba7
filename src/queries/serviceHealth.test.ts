import { environmentManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiConfig } from '../api/config.ts';
import { readHealth } from '../api/health.ts';
import { connectApi, ping, request } from '../api/http.ts';
import { createQueryClient } from './client.ts';
import { watchService } from './serviceHealth.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a failed read is repeated when the service answers again', async () => {
  const client = watchedClient();
  let isStuck = true;
  vi.stubGlobal('fetch', (_address: string, { signal }: { signal: AbortSignal }) =>
    isStuck
      ? new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      : Promise.resolve(Response.json({ data: [] })),
  );
  const shown = new QueryObserver(client, { queryKey: ['list'], queryFn: () => ping() });
  const stop = shown.subscribe(() => {});

  await vi.advanceTimersByTimeAsync(4_000);
  expect(readHealth()).toBe('slow');
  await vi.advanceTimersByTimeAsync(16_000);
  expect(shown.getCurrentResult().error).toMatchObject({ kind: 'timeout' });
  expect(readHealth()).toBe('down');
  isStuck = false;
  await vi.advanceTimersByTimeAsync(4_000);
  expect(readHealth()).toBe('healthy');
  expect(shown.getCurrentResult()).toMatchObject({ status: 'success', error: null });
  stop();
});

test('a read that fails while other requests succeed is also repeated automatically', async () => {
  const client = watchedClient();
  let isLost = true;
  vi.stubGlobal('fetch', (address: string) =>
    isLost && address.includes('/v1/products')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(Response.json({ data: [] })),
  );
  const shown = new QueryObserver(client, {
    queryKey: ['products'],
    queryFn: async () => request('/v1/products').finally(() => ping()),
  });
  const stop = shown.subscribe(() => {});

  await vi.advanceTimersByTimeAsync(3_500);
  expect(shown.getCurrentResult().error).toMatchObject({ kind: 'offline' });
  isLost = false;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(readHealth()).toBe('healthy');
  expect(shown.getCurrentResult()).toMatchObject({ status: 'success', error: null });
  stop();
});

test('a tab that was signed out when it loaded pings a quiet service after a sign-in, and stops after a sign-out', async () => {
  let user: { key: string } | null = null;
  watchedClient(() => user);
  const fetch = vi.fn(async () => Response.json({ data: [] }));
  vi.stubGlobal('fetch', fetch);
  await vi.advanceTimersByTimeAsync(180_000);
  expect(fetch).not.toHaveBeenCalled();
  user = { key: 'key' };
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).toHaveBeenCalledOnce();
  user = null;
  await vi.advanceTimersByTimeAsync(180_000);
  expect(fetch).toHaveBeenCalledOnce();
});

/** A query cache with a watched service, and a clock that the test controls. */
function watchedClient(readUser: () => { key: string } | null = () => ({ key: 'key' })) {
  vi.useFakeTimers();
  // React Query pings in a browser only.
  environmentManager.setIsServer(() => false);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('navigator', { onLine: true });
  // Fake timers do not control AbortSignal.timeout.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(), milliseconds);
    return limit.signal;
  });
  connectApi({ config: z.parse(ApiConfig, {}), readUser, onUnauthorized: () => {} });
  const client = createQueryClient();
  watchService(client);
  return client;
}
