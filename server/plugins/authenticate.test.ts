import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { Problem } from '../../src/contract/problem.ts';
import { buildApp } from '../app.ts';
import { MAX_WRONG } from '../auth/knownCredentials.ts';
import * as apiKeys from '../repositories/apiKeys.ts';
import { byCommand } from '../repositories/audit.ts';
import {
  type Caller,
  callerOf,
  holdTransaction,
  newCaller,
  openBrowser,
  startTestService,
  type TestService,
} from '../test/service.ts';

let service: TestService;
let caller: Caller;
let statements: string[] = [];

beforeAll(async () => {
  service = await startTestService({}, { logQuery: (text) => void statements.push(text) });
  caller = await newCaller(service);
});
afterAll(() => service.close());

/** The queries since the last reset. The last use of a key is stored later, when no request waits for it. */
const selects = () => statements.filter((statement) => statement.startsWith('select'));

/** The same service with counts of its own. */
function startAnother(maxInFlight = 200) {
  const logged: Record<string, unknown>[] = [];
  const logger = { level: 'warn', stream: { write: (line: string) => void logged.push(JSON.parse(line)) } };
  const app = buildApp({ db: service.db, maxInFlight, logger });
  onTestFinished(() => app.close());
  const tryKey = async (key: string, from = '192.0.2.1') =>
    app.inject({ url: '/v1/products', headers: { authorization: `Bearer ${key}`, 'x-forwarded-for': from } });
  return { app, caller: callerOf(app, caller), tryKey, logged };
}

test('one statement finds who is asking, by a key and by a session', async () => {
  const browser = openBrowser(service.app);
  await browser.post('/auth/key', { key: caller.key });
  for (const ask of [caller.get, browser.get]) {
    statements = [];
    expect((await ask('/v1/nothing')).statusCode).toBe(404);
    expect(selects()).toHaveLength(1);
  }
});

test('a flood of wrong keys does not keep out a key that was valid before', async () => {
  const { caller, tryKey } = startAnother(3);
  expect((await caller.get('/v1/products')).statusCode).toBe(200);
  // Keys take long to look up while the table is locked.
  const release = await holdTransaction(service.db, sql`lock table api_keys in access exclusive mode`);
  const wrong = Array.from({ length: 30 }, (_, number) => tryKey(`wrong-${number}`));
  await vi.waitFor(async () => expect((await tryKey('one-more')).statusCode).toBe(503));
  const answer = caller.get('/v1/products');
  await release();
  expect((await answer).statusCode).toBe(200);
  const statuses = (await Promise.all(wrong)).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([401, 503]));
});

test('after many wrong keys, an address gets 429 for unknown keys without a query; other addresses and known keys work', async () => {
  const { app, caller, tryKey, logged } = startAnother();
  const known = () => caller.get('/v1/products', { 'x-forwarded-for': '192.0.2.1' });
  expect((await known()).statusCode).toBe(200);
  for (let number = 0; number < MAX_WRONG.key; number += 1)
    expect((await tryKey(`wrong-${number}`)).statusCode).toBe(401);
  expect(logged).toHaveLength(1);
  statements = [];
  const refused = await tryKey('wrong-again');
  expect(refused.statusCode).toBe(429);
  expect(selects()).toEqual([]);
  expect(Problem.parse(refused.json()).detail).toMatch(/^Too many wrong API keys/);
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds > 0 && seconds <= 60).toBe(true);
  expect((await known()).statusCode).toBe(200);
  expect((await tryKey('wrong', '192.0.2.2')).statusCode).toBe(401);
  const { body } = await app.inject('/metrics');
  const counted = (status: number) =>
    body.includes(`http_request_duration_seconds_count{method="GET",route="/v1/products",status="${status}"}`);
  expect([401, 429].map(counted)).toEqual([true, true]);
  // One line for the flood, and none for each request.
  expect(logged).toMatchObject([{ level: 40, kind: 'key', count: MAX_WRONG.key, address: '192.0.2.1' }]);
  expect(JSON.stringify(logged)).not.toContain('wrong-');
});

test('the addresses of one IPv6 network of 64 bits count together, and an IPv4 address in IPv6 as itself', async () => {
  const { tryKey, logged } = startAnother();
  for (let number = 0; number < MAX_WRONG.key; number += 1) {
    expect((await tryKey(`wrong-${number}`, `2001:db8:1:2::${number.toString(16)}`)).statusCode).toBe(401);
    expect((await tryKey(`wrong-${number}`, '::ffff:192.0.2.9')).statusCode).toBe(401);
  }
  expect((await tryKey('wrong', '2001:db8:1:2:ffff::1')).statusCode).toBe(429);
  expect((await tryKey('wrong', '2001:db8:1:3::1')).statusCode).toBe(401);
  expect((await tryKey('wrong', '192.0.2.9')).statusCode).toBe(429);
  expect((await tryKey('wrong', '::ffff:192.0.2.10')).statusCode).toBe(401);
  expect(logged.map(({ address }) => address)).toEqual(['2001:db8:1:2::', '192.0.2.9']);
});

test('after many ended sessions, an address gets 429 for unknown ones without a query, wherever a cookie is read; known ones work', async () => {
  const { app, logged } = startAnother();
  const from = { 'x-forwarded-for': '192.0.2.1' };
  const browser = openBrowser(app);
  await browser.post('/auth/key', { key: caller.key });
  expect((await browser.get('/v1/products', from)).statusCode).toBe(200);
  const stranger = openBrowser(app);
  const send = async (url: string, number: number, headers: Record<string, string> = from) => {
    stranger.cookies.set('kol-desk-8080', `wrong-${number}`);
    return stranger.get(url, headers);
  };
  const paths = ['/auth/session', '/auth/people', '/v1/products'];
  for (let number = 0; number < MAX_WRONG.token; number += 1)
    expect((await send(paths[number % paths.length] ?? '', number)).statusCode).not.toBe(429);
  for (const path of paths) {
    statements = [];
    const refused = await send(path, -1);
    expect(refused.statusCode).toBe(429);
    expect(selects()).toEqual([]);
    expect(Problem.parse(refused.json()).detail).toMatch(/^Too many requests with an ended session/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await browser.get(path, from)).statusCode).toBe(path === '/auth/people' ? 403 : 200);
  }
  expect((await send('/auth/session', -1, { 'x-forwarded-for': '192.0.2.2' })).statusCode).toBe(200);
  expect(logged).toMatchObject([{ level: 40, kind: 'token', count: MAX_WRONG.token, address: '192.0.2.1' }]);
});

test('after many ended sessions, a person at the same address signs in, works and signs out, also with the cookie of an ended session', async () => {
  const { app } = startAnother();
  const from = { 'x-forwarded-for': '192.0.2.1', host: 'localhost:8080', 'x-forwarded-proto': 'https' };
  const withEndedSession = () => {
    const browser = openBrowser(app);
    browser.cookies.set('__Host-kol-desk', 'ended');
    return browser;
  };
  const stranger = withEndedSession();
  for (let number = 0; number < MAX_WRONG.token; number += 1) await stranger.get('/auth/session', from);
  expect((await stranger.get('/auth/session', from)).statusCode).toBe(429);

  const browser = withEndedSession();
  expect((await browser.post('/auth/key', { key: caller.key }, from)).statusCode).toBe(200);
  for (const path of ['/auth/session', '/v1/products']) expect((await browser.get(path, from)).statusCode).toBe(200);
  expect((await browser.post('/auth/sign-out', undefined, from)).statusCode).toBe(200);
  expect(browser.cookies.size).toBe(0);

  expect((await stranger.post('/auth/sign-out', undefined, from)).statusCode).toBe(200);
  expect(stranger.cookies.size).toBe(0);
});

test('a key that is revoked after a valid request is refused at once', async () => {
  const { app, tryKey } = startAnother();
  const { key, prefix, organizationId } = await newCaller({ app, db: service.db });
  expect((await tryKey(key)).statusCode).toBe(200);
  await apiKeys.revoke(service.db, byCommand(organizationId), prefix);
  expect((await tryKey(key)).statusCode).toBe(401);
});
