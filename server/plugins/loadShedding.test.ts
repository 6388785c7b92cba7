import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import {
  anEvent,
  type Caller,
  callerOf,
  holdTransaction,
  newCaller,
  startTestService,
  type TestService,
} from '../test/service.ts';

let service: TestService;
let caller: Caller;

beforeAll(async () => {
  service = await startTestService({ maxInFlight: 3 });
  caller = await newCaller(service);
});
afterAll(() => service.close());

describe('an overloaded service', () => {
  test('rejects early, finishes accepted requests, and recovers automatically', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => caller.post('/v1/events', anEvent())));
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    const done = answers.filter(({ statusCode }) => statusCode === 201);
    expect(refused.length + done.length).toBe(30);
    expect(refused.length).toBeGreaterThan(0);
    expect(done.length).toBeGreaterThanOrEqual(3);
    for (const { headers } of refused) expect(headers['retry-after']).toBe('2');
    await vi.waitFor(async () => expect((await caller.post('/v1/events', anEvent())).statusCode).toBe(201));
  });

  test('still reports that it is up', async () => {
    const { app, caller } = another(1);
    const release = await hold('api_keys');
    const early = caller.get('/v1/products');
    expect((await caller.get('/v1/products')).statusCode).toBe(503);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await release();
    expect((await early).statusCode).toBe(200);
  });
});

/** The same service with another limit. */
function another(maxInFlight: number) {
  const app = buildApp({ db: service.db, maxInFlight });
  onTestFinished(() => app.close());
  return { app, caller: callerOf(app, caller) };
}

/** Locks the table. @returns a function that unlocks it */
const hold = (table: 'api_keys' | 'kols') =>
  holdTransaction(service.db, sql`lock table ${sql.identifier(table)} in access exclusive mode`);

describe('a service whose database is busy', () => {
  test('immediately rejects excess requests, and answers the earlier ones', async () => {
    const { caller } = another(2);
    const release = await hold('api_keys');
    const early = [caller.get('/v1/products'), caller.get('/v1/products')];
    const late = await caller.get('/v1/products');
    expect(late.statusCode).toBe(503);
    expect(late.headers['retry-after']).toBe('2');
    await release();
    for (const answer of await Promise.all(early)) expect(answer.statusCode).toBe(200);
    await vi.waitFor(async () => expect((await caller.get('/v1/products')).statusCode).toBe(200));
  });
});

describe('a client that disconnects', () => {
  const event = JSON.stringify(anEvent({ attendees: ['kol_a'] }));

  test.each([
    ['a read that waits for its key', 'api_keys', 'GET /v1/kols/kol_a HTTP/1.1\r\n', ''],
    ['a read that waits for its record', 'kols', 'GET /v1/kols/kol_a HTTP/1.1\r\n', ''],
    [
      'a write that waits for its attendees',
      'kols',
      `POST /v1/events HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: ${event.length}\r\n`,
      event,
    ],
    ['a read of nothing that waits for its key', 'api_keys', 'GET /v1/nothing HTTP/1.1\r\n', ''],
  ] as const)('from %s does not count any more', async (_what, table, head, body) => {
    const { app, caller: other } = another(1);
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const release = await hold(table);
    const impatient = connect(Number(port), '127.0.0.1');
    const seen = once(app.server, 'request');
    impatient.write(`${head}Host: a\r\nAuthorization: Bearer ${caller.key}\r\n\r\n${body}`);
    const [, response] = await seen;
    const gone = once(response, 'close');
    impatient.destroy();
    await gone;
    // While the database still works for the client, and after it has.
    const next = other.get('/v1/products');
    await release();
    expect((await next).statusCode).toBe(200);
    expect((await other.get('/v1/products')).statusCode).toBe(200);
  });
});

describe('a client that sends a body slowly', () => {
  test('takes no slot of other clients', async () => {
    const { app, caller: other } = another(1);
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const slow = connect(Number(port), '127.0.0.1');
    slow.write(
      `POST /v1/events HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${caller.key}\r\n` +
        'Content-Type: application/json\r\nContent-Length: 1000\r\nExpect: 100-continue\r\n\r\n',
    );
    await once(slow, 'data');
    await vi.waitFor(async () => expect((await other.get('/v1/products')).statusCode).toBe(200));
    slow.destroy();
  });
});
