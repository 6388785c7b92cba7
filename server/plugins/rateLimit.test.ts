import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Problem } from '../../src/contract/problem.ts';
import { buildApp } from '../app.ts';
import { connectRedis } from '../redis.ts';
import { findRedis, startRedis } from '../test/redis.ts';
import { callerOf, newCaller, openBrowser, signInPerson, startTestService, type TestService } from '../test/service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService({ rateLimit: { perMinute: 3 } });
});
afterAll(() => service.close());

describe('the rate limit', () => {
  test('reports the remaining requests, then rejects with the time to retry', async () => {
    const caller = await newCaller(service);
    for (const remaining of ['2', '1', '0']) {
      const answer = await caller.get('/v1/products');
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({ 'x-ratelimit-limit': '3', 'x-ratelimit-remaining': remaining });
    }
    const refused = await caller.get('/v1/products');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['content-type']).toContain('application/problem+json');
    expect(Problem.parse(refused.json()).detail).toMatch(/^This API key may make 3 requests a minute\./);
    for (const name of ['retry-after', 'x-ratelimit-reset']) {
      const seconds = Number(refused.headers[name]);
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
    }
  });

  test('counts each key separately, for any path and any result', async () => {
    const [caller, other] = [await newCaller(service), await newCaller(service)];
    await caller.get('/v1/nothing');
    await caller.post('/v1/products', {});
    await caller.post('/v1/events', '{');
    expect((await caller.get('/v1/products')).statusCode).toBe(429);
    expect((await other.get('/v1/products')).statusCode).toBe(200);
  });

  test('tells nothing to a client without a key, and does not affect other routes', async () => {
    for (let count = 0; count < 5; count += 1) {
      const stranger = await service.app.inject('/v1/products');
      expect(stranger.statusCode).toBe(401);
      expect(stranger.headers).not.toHaveProperty('x-ratelimit-limit');
      expect((await service.app.inject('/healthz')).statusCode).toBe(200);
    }
  });

  test('can be disabled', async () => {
    const app = buildApp({ db: service.db, rateLimit: { perMinute: 0 } });
    const answer = await callerOf(app, await newCaller(service)).get('/v1/products');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).not.toHaveProperty('x-ratelimit-limit');
    await app.close();
  });
});

test.each([
  ['GET', '/auth/session'],
  ['GET', '/auth/sessions'],
  ['POST', '/auth/sessions/none/sign-out'],
  ['POST', '/auth/sign-out-others'],
  ['GET', '/auth/audit'],
  ['POST', '/auth/exports'],
  ['GET', '/auth/people'],
  ['POST', '/auth/people/none/block'],
  ['GET', '/auth/keys'],
  ['POST', '/auth/keys/none/revoke'],
] as const)('%s %s counts for its person, and a sign-out and a page without a session do not', async (method, url) => {
  const { key } = await newCaller(service);
  const browser = openBrowser(service.app);
  await browser.post('/auth/key', { key });
  const send = async () => (method === 'GET' ? browser.get(url) : browser.post(url, {}));
  // Every result counts.
  for (const remaining of ['2', '1', '0'])
    expect((await send()).headers).toMatchObject({ 'x-ratelimit-remaining': remaining });
  const refused = await send();
  expect([refused.statusCode, refused.json().detail]).toEqual([429, expect.stringMatching(/^You may make 3 requests/)]);
  expect((await browser.post('/auth/sign-out')).statusCode).toBe(200);
  for (let count = 0; count < 4; count += 1) expect((await browser.get('/auth/session')).statusCode).toBe(200);
});

test('the sign-ins of one address have a limit, and sessions that exist do not', async () => {
  const { key } = await newCaller(service);
  const app = buildApp({ db: service.db });
  onTestFinished(() => app.close());
  const browser = openBrowser(app);
  expect((await browser.post('/auth/key', { key })).statusCode).toBe(200);
  const stranger = openBrowser(app);
  const statuses = new Map<number, number>();
  // A client may choose any address of its IPv6 network.
  const from = (count: number) => ({ 'x-forwarded-for': `2001:db8::${count.toString(16)}` });
  for (let count = 0; count <= 300; count += 1) {
    const { statusCode } = await stranger.post('/auth/key', { key: 'kd_wrong' }, from(count));
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 401: 300, 429: 1 });
  expect((await stranger.post('/auth/key', { key: 'kd_wrong' }, from(0))).headers).toHaveProperty('retry-after');
  expect((await browser.get('/auth/session', from(0))).json().data).not.toBeNull();
  expect((await browser.get('/v1/products', from(0))).statusCode).toBe(200);
});

test('two people of one organization have each their own limit', async () => {
  const { organizationId } = await newCaller(service);
  const { browser: ada } = await signInPerson(service, organizationId, 'ada');
  const { browser: bo } = await signInPerson(service, organizationId, 'bo');
  for (const status of [200, 200, 200, 429]) expect((await ada.get('/v1/products')).statusCode).toBe(status);
  expect((await bo.get('/v1/products')).statusCode).toBe(200);
});

const redisProgram = findRedis();
if (redisProgram === null)
  console.log('The rate limit over several processes was not tested: there is no redis-server here.');

describe.skipIf(redisProgram === null)('the rate limit of several processes with one Redis', () => {
  const startServer = async (port?: number) => {
    const redis = await startRedis(redisProgram ?? '', port);
    onTestFinished(redis.stop);
    return redis;
  };
  /** Two services that count in this Redis, asked by the same caller. */
  const startTwo = async (url: string) => {
    const known = await newCaller(service);
    return Promise.all(
      [1, 2].map(async () => {
        const redis = await connectRedis(url);
        const app = buildApp({ db: service.db, rateLimit: { perMinute: 3, redis } });
        onTestFinished(async () => {
          await app.close();
          redis.disconnect();
        });
        const caller = callerOf(app, known);
        return async () => (await caller.get('/v1/products')).statusCode;
      }),
    );
  };

  test('is shared', async () => {
    const { url } = await startServer();
    const [first, second] = await startTwo(url);
    for (const ask of [first, second, first]) expect(await ask?.()).toBe(200);
    for (const ask of [first, second]) expect(await ask?.()).toBe(429);
  });

  test('is skipped while Redis is down, and counts again afterwards', async () => {
    const redis = await startServer();
    const [ask] = await startTwo(redis.url);
    await redis.stop();
    for (let count = 0; count < 5; count += 1) expect(await ask?.()).toBe(200);
    await startServer(redis.port);
    await vi.waitFor(async () => expect(await ask?.()).toBe(429), { timeout: 15_000, interval: 100 });
  });

  test('delays no request while Redis hangs', async () => {
    const redis = await startServer();
    const [ask] = await startTwo(redis.url);
    expect(await ask?.()).toBe(200);
    redis.child.kill('SIGSTOP');
    const start = performance.now();
    for (let count = 0; count < 5; count += 1) expect(await ask?.()).toBe(200);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
