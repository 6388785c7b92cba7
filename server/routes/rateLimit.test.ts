import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Problem } from '../../src/contract/problem.ts';
import { buildApp } from '../app.ts';
import { connectRedis } from '../redis.ts';
import { callerOf, newCaller, startTestService, type TestService } from '../testing.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService({ rateLimit: { perMinute: 3 } });
});
afterAll(() => service.close());

describe('the rate limit', () => {
  test('says how many requests are left, then refuses and says when to come again', async () => {
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

  test('counts each key by itself, whatever it asks for and however it ends', async () => {
    const [caller, other] = [await newCaller(service), await newCaller(service)];
    await caller.get('/v1/nothing');
    await caller.post('/v1/products', {});
    await caller.post('/v1/events', '{');
    expect((await caller.get('/v1/products')).statusCode).toBe(429);
    expect((await other.get('/v1/products')).statusCode).toBe(200);
  });

  test('tells nothing to who has no key, and leaves the rest of the service alone', async () => {
    for (let count = 0; count < 5; count += 1) {
      const stranger = await service.app.inject('/v1/products');
      expect(stranger.statusCode).toBe(401);
      expect(stranger.headers).not.toHaveProperty('x-ratelimit-limit');
      expect((await service.app.inject('/healthz')).statusCode).toBe(200);
    }
  });

  test('can be left out', async () => {
    const app = buildApp({ db: service.db, rateLimit: { perMinute: 0 } });
    const answer = await callerOf(app, await newCaller(service)).get('/v1/products');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).not.toHaveProperty('x-ratelimit-limit');
    await app.close();
  });
});

const server = findRedisServer();
if (server === null)
  console.log('The rate limit over several processes was not tested: there is no redis-server here.');

describe.skipIf(server === null)('the rate limit of several processes with one Redis', () => {
  test('counts together, and answers on where Redis goes away', async () => {
    const port = await freePort();
    const child = spawn(server ?? '', ['--port', String(port), '--save', ''], { stdio: ['ignore', 'pipe', 'ignore'] });
    for await (const line of child.stdout) if (String(line).includes('Ready to accept')) break;
    const connections = await Promise.all([1, 2].map(() => connectRedis(`redis://127.0.0.1:${port}`)));
    const apps = connections.map((redis) => buildApp({ db: service.db, rateLimit: { perMinute: 3, redis } }));
    const known = await newCaller(service);
    const [first, second] = apps.map((app) => callerOf(app, known));
    for (const caller of [first, second, first]) expect((await caller?.get('/v1/products'))?.statusCode).toBe(200);
    for (const caller of [first, second]) expect((await caller?.get('/v1/products'))?.statusCode).toBe(429);
    child.kill();
    await once(child, 'exit');
    expect((await first?.get('/v1/products'))?.statusCode).toBe(200);
    for (const app of apps) await app.close();
    for (const redis of connections) redis.disconnect();
  });
});

function findRedisServer(): string | null {
  for (const name of ['redis-server', 'valkey-server'])
    try {
      execFileSync(name, ['--version'], { stdio: 'ignore' });
      return name;
    } catch {}
  return null;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
