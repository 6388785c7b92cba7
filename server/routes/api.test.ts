import { connect as connectSocket } from 'node:net';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Problem } from '../../src/contract/problem.ts';
import { buildApp } from '../app.ts';
import * as apiKeys from '../repositories/apiKeys.ts';
import { byCommand } from '../repositories/audit.ts';
import * as kols from '../repositories/kols.ts';
import { aKol, anEvent, type Caller, logTo, newCaller, startTestService, type TestService } from '../test/service.ts';

let service: TestService;
let caller: Caller;
const logged: string[] = [];

beforeAll(async () => {
  service = await startTestService({ logger: logTo(logged, 'info') });
  caller = await newCaller(service);
});
afterAll(() => service.close());

const send = (method: string, url: string, headers: Record<string, string> = {}) =>
  service.app.inject({ method: method as 'GET', url, headers });

describe('a client without a valid key', () => {
  test.each([
    ['no key', {}],
    ['another scheme', { authorization: 'Basic YTpi' }],
    ['no value', { authorization: 'Bearer' }],
    ['two values', { authorization: 'Bearer a b' }],
    ['a wrong key', { authorization: 'Bearer kd_abcdefgh_wrong' }],
    ['a strange key', { authorization: "Bearer ' or 1=1 --" }],
  ])('with %s gets 401 and instructions', async (_name, headers) => {
    const answer = await send('GET', '/v1/products', headers);
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(Problem.safeParse(answer.json()).success).toBe(true);
  });

  test('with a revoked key gets 401', async () => {
    const leaver = await newCaller(service);
    expect((await leaver.get('/v1/products')).statusCode).toBe(200);
    await apiKeys.revoke(service.db, byCommand(leaver.organizationId), leaver.prefix);
    expect((await leaver.get('/v1/products')).statusCode).toBe(401);
  });

  test('learns nothing about existing records or valid parameters and bodies', async () => {
    const answers = await Promise.all([
      send('GET', '/v1/nothing/here'),
      send('GET', '/v1'),
      send('GET', '/v1/products?bad=1'),
      send('DELETE', '/v1/products'),
      send('POST', '/v1/events', { 'content-type': 'text/xml' }),
      send('GET', '/v1/kols/kol_a?include=x'),
      send('GET', '/v1/kols/%zz'),
    ]);
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(7).fill(401));
  });

  test('may write the scheme in upper or lower case', async () => {
    expect((await send('GET', '/v1/products', { authorization: `bearer ${caller.key}` })).statusCode).toBe(200);
  });
});

describe('an unknown path or method', () => {
  test.each(['/v1', '/v1/', '/v1/nothing', '/v1/products/', '/v1/kols', '/v1/kols/', '/v1//products'])(
    '%s gets a 404 problem',
    async (url) => {
      const answer = await caller.get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toContain('application/problem+json');
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  test.each([
    ['DELETE', '/v1/products', 'GET, HEAD'],
    ['POST', '/v1/campaigns?x=1', 'GET, HEAD'],
    ['PUT', '/v1/kols/kol_a', 'GET, HEAD'],
    ['GET', '/v1/events', 'POST'],
    ['OPTIONS', '/v1/events', 'POST'],
    ['PATCH', '/v1/events', 'POST'],
    ['PROPFIND', '/v1/products', 'GET, HEAD'],
  ])('%s %s gets 405 and the allowed methods', async (method, url, allow) => {
    const answer = await send(method, url, { authorization: `Bearer ${caller.key}`, 'content-type': 'text/xml' });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow?.toString().split(', ').sort().join(', ')).toBe(allow);
    expect(answer.json()).toMatchObject({ status: 405, title: 'Method Not Allowed' });
  });

  test.each(['/healthz', '/readyz', '/metrics', '/openapi.json'])('POST %s gets 405 too', async (url) => {
    const answer = await send('POST', url);
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
    expect(Problem.safeParse(answer.json()).success).toBe(true);
  });

  test('outside /v1 gets a 404 problem too', async () => {
    for (const [method, url] of [
      ['GET', '/nothing'],
      ['POST', '/'],
      ['PROPFIND', '/nothing'],
    ] as const) {
      const answer = await send(method, url);
      expect(answer.statusCode).toBe(404);
      expect(Problem.safeParse(answer.json()).success).toBe(true);
    }
  });

  test.each(['/v1/kols/%', '/%zz', '/v1/kols/%ED%A0%80', '/v1/kols/kol_%ff'])('%s gets a 400 problem', async (url) => {
    const answer = await caller.get(url);
    expect(answer.statusCode).toBe(400);
    expect(Problem.safeParse(answer.json()).success).toBe(true);
    expect(answer.headers['x-request-id']).toBe(answer.json().request_id);
  });
});

describe('every response', () => {
  test('has its own request id, no-store, and the security headers', async () => {
    const [first, second] = await Promise.all([caller.get('/v1/products'), caller.get('/v1/kols/kol_none')]);
    expect(second.json().request_id).toBe(second.headers['x-request-id']);
    expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
    for (const answer of [first, second, await caller.get('/v1/kols/%zz')])
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      });
  });

  test('has no body for HEAD', async () => {
    const answer = await send('HEAD', '/v1/products', { authorization: `Bearer ${caller.key}` });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('');
  });

  test('logs no search text, ids, keys or bodies', async () => {
    logged.length = 0;
    await caller.get('/v1/products?search=secret-search');
    await caller.get('/v1/kols/kol_secret-id?include=events');
    await caller.get('/v1/kols/%zzsecret-path');
    await caller.post('/v1/events', anEvent({ name: 'secret-name', attendees: ['kol_secret-attendee'] }));
    await caller.post('/v1/events', '{"name": "secret-broken');
    const lines = logged.map((line) => JSON.parse(line));
    const requests = lines.filter(({ msg, route }) => msg === 'request' && route !== '/openapi.json');
    expect(requests.map(({ method, route, status }) => [method, route, status])).toEqual([
      ['GET', '/v1/products', 200],
      ['GET', '/v1/kols/:id', 404],
      ['GET', '/v1', 400],
      ['POST', '/v1/events', 422],
      ['POST', '/v1/events', 400],
    ]);
    for (const request of requests)
      expect(request).toMatchObject({ ms: expect.any(Number), reqId: expect.any(String) });
    expect(logged.join('')).not.toMatch(/secret|kd_/);
  });
});

describe('an invalid HTTP request', () => {
  const talk = (port: number, text: string) =>
    new Promise<string>((settle, fail) => {
      const socket = connectSocket(port, '127.0.0.1', () => socket.write(text));
      let answer = '';
      socket.on('data', (data) => {
        answer += data;
      });
      socket.on('close', () => settle(answer));
      socket.on('error', fail);
    });

  test.each([
    ['nonsense', 'HELLO\r\n\r\n', 400],
    ['a request to no host', 'GET /v1/products HTTP/1.1\r\nConnection: close\r\n\r\n', 401],
    ['an odd expectation', 'GET /v1/products HTTP/1.1\r\nHost: a\r\nExpect: more\r\nConnection: close\r\n\r\n', 401],
    ['an endless address', `GET /v1/products?search=${'x'.repeat(100_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
  ])('%s gets a problem', async (_name, text, status) => {
    const other = buildApp({ db: service.db });
    try {
      const address = await other.listen({ port: 0, host: '127.0.0.1' });
      const answer = await talk(Number(new URL(address).port), text);
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(answer).toContain('application/problem+json');
      expect(Problem.parse(JSON.parse(answer.slice(answer.indexOf('{')))).status).toBe(status);
    } finally {
      await other.close();
    }
  });
});

describe('a service whose database is unavailable', () => {
  test('returns 503, is up but not ready, and logs no values', async () => {
    const lines: string[] = [];
    const logger = logTo(lines, 'info');
    const broken = await startTestService({ logger });
    const before = await newCaller(broken);
    expect((await broken.app.inject('/readyz')).statusCode).toBe(200);
    await broken.close();
    // A closed app does not answer `inject`, so a second app uses the closed database.
    const app = buildApp({ db: broken.db, logger });
    const answer = await app.inject({ url: '/v1/products', headers: { authorization: `Bearer ${before.key}` } });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(Problem.safeParse(answer.json()).success).toBe(true);
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect(lines.join('')).not.toMatch(/api_keys|kd_|params/);
    await app.close();
  });

  test('returns 503 while the disk is full, stores nothing, and works again when it is not', async () => {
    const other = await newCaller(service);
    await kols.upsert(service.db, other.organizationId, [aKol()]);
    // The error that PostgreSQL reports then. The last statement of a creation fails.
    await service.db.execute(
      sql.raw(`create function fill_disk() returns trigger language plpgsql as $$
        begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`),
    );
    await service.db.execute(
      sql`create trigger fill_disk before insert on kol_events for each row execute function fill_disk()`,
    );
    try {
      const answer = await other.post('/v1/events', anEvent({ attendees: ['kol_a'] }), { 'idempotency-key': 'one' });
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
      expect((await other.get('/v1/kols/kol_a')).json().data.metrics.total_events).toBe(0);
      expect((await other.get('/desk/v1/events')).json().meta.total).toBe(0);
    } finally {
      await service.db.execute(sql`drop function fill_disk() cascade`);
    }
    const again = await other.post('/v1/events', anEvent({ attendees: ['kol_a'] }), { 'idempotency-key': 'one' });
    expect(again.statusCode).toBe(201);
    expect((await other.get('/desk/v1/events')).json().meta.total).toBe(1);
  });

  test('returns 500 without a stack trace for an unexpected error', async () => {
    const app = buildApp({ db: drizzle.mock() });
    const answer = await app.inject({ url: '/v1/products', headers: { authorization: 'Bearer x' } });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title: 'Internal Server Error',
      status: 500,
      detail: 'Something went wrong in the service. It was logged under the request id.',
      request_id: answer.headers['x-request-id'],
    });
    await app.close();
  });
});
