import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { newCaller, startTestService, type TestService } from '../../server/test/service.ts';
import { ApiConfig } from '../api/config.ts';
import { connectApi, deskPath, request } from '../api/http.ts';
import { askDesk, hasDeskApi, useDeskApiMissing } from './deskApi.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  const apiBaseUrl = await service.app.listen({ port: 0 });
  const user = { key: (await newCaller(service)).key };
  // The service has no desk interface at this path.
  const config = z.parse(ApiConfig, { apiBaseUrl, deskApi: '/absent/v1' });
  connectApi({ config, readUser: () => user, onUnauthorized: () => {} });
});
afterAll(() => service.close());
beforeEach(() => useDeskApiMissing.setState(false, true));

const readKols = () => request(deskPath('/kols'));

test('a request that fails after the interface was found missing needs no second check', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  const first = askDesk(readKols).catch(() => {});
  const late = askDesk(async () => {
    const failure = await readKols().catch((error: unknown) => error);
    await first;
    throw failure;
  });
  await expect(late).rejects.toMatchObject({ status: 404 });
  expect(hasDeskApi()).toBe(false);
  const paths = fetch.mock.calls.map(([url]) => new URL(String(url)).pathname + new URL(String(url)).search);
  expect(paths.filter((path) => path.startsWith('/absent')).sort()).toEqual([
    '/absent/v1/events?page=1&per_page=1',
    // The first request, sent twice, and the late one, which is not sent again.
    '/absent/v1/kols',
    '/absent/v1/kols',
    '/absent/v1/kols',
    '/absent/v1/kols?page=1&per_page=1',
  ]);
});
