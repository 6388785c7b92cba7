import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Role } from '../../src/contract/account.ts';
import { buildApp } from '../app.ts';
import { hasCreation, recordAudit } from '../repositories/audit.ts';
import * as campaigns from '../repositories/campaigns.ts';
import * as kols from '../repositories/kols.ts';
import * as products from '../repositories/products.ts';
import {
  aCampaign,
  aKol,
  anEvent,
  aProduct,
  auditRows,
  callerOf,
  logTo,
  newOrganization,
  openTestDatabase,
  signInWithNewKey,
} from '../test/service.ts';

/** A desk whose `/v1` is a remote service: first a second instance of our own, then a server that misbehaves. */

type App = ReturnType<typeof buildApp>;

let connection: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

const listen = (app: App) => app.listen({ port: 0, host: '127.0.0.1' });

const newDesk = (url: string, apiKey: string, upstreamTimeoutMs?: number) =>
  buildApp({ db: connection.db, upstream: { url, apiKey, timeoutMs: upstreamTimeoutMs } });

const signedIn = (desk: App, role: Role = 'planner') => signInWithNewKey({ app: desk, db: connection.db }, role);

const trailOf = async (organizationId: string) =>
  (await auditRows(connection.db, organizationId))
    .filter(({ action }) => !['sign_in', 'key_created'].includes(action))
    .map(({ action, subject }) => ({ action, subject }));

describe('a desk with a remote service', () => {
  let remote: App;
  let desk: App;
  let there: Awaited<ReturnType<typeof newOrganization>>;
  beforeAll(async () => {
    remote = buildApp({ db: connection.db });
    there = await newOrganization(connection.db);
    await kols.upsert(connection.db, there.organizationId, [aKol()]);
    await products.upsert(connection.db, there.organizationId, [aProduct()]);
    await campaigns.upsert(connection.db, there.organizationId, [
      aCampaign(),
      aCampaign({ id: 'cmp_b', name: 'News' }),
    ]);
    desk = newDesk(await listen(remote), there.key);
  });
  afterAll(async () => {
    await desk.close();
    await remote.close();
  });

  test('answers the four operations as the remote service does, with its own session', async () => {
    const { browser } = await signedIn(desk);
    const direct = callerOf(remote, there);
    for (const url of [
      '/v1/kols/kol_a?include=events,campaigns',
      '/v1/kols/kol_none',
      '/v1/kols/kol_a?include=nothing',
      '/v1/products?per_page=1&search=VALVE',
      '/v1/campaigns?status=completed&page=2&per_page=1',
    ]) {
      const [answer, expected] = [await browser.get(url), await direct.get(url)];
      expect(answer.statusCode).toBe(expected.statusCode);
      expect({ ...answer.json(), request_id: '' }).toEqual({ ...expected.json(), request_id: '' });
      expect(answer.headers['content-type']).toBe(expected.headers['content-type']);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    const created = await browser.post('/v1/events', anEvent({ attendees: ['kol_a'] }), { 'idempotency-key': 'once' });
    const again = await browser.post('/v1/events', anEvent({ attendees: ['kol_a'] }), { 'idempotency-key': 'once' });
    expect([created.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(created.json());
    expect((await direct.get('/v1/kols/kol_a?include=events')).json().data.events).toHaveLength(1);
    expect((await browser.post('/v1/events', { name: '' })).statusCode).toBe(422);
  });

  test('answers HEAD as GET, without the body', async () => {
    const { browser } = await signedIn(desk);
    for (const url of ['/v1/products?per_page=1', '/v1/kols/kol_none']) {
      const [head, get] = [await browser.head(url), await browser.get(url)];
      expect([head.statusCode, head.body]).toEqual([get.statusCode, '']);
      for (const name of ['content-length', 'content-type']) expect(head.headers[name]).toBe(get.headers[name]);
    }
  });

  test.each(['a b', '', 'é', 'a'.repeat(256)])(
    'rejects the Idempotency-Key "%s" as our own service does, and creates nothing',
    async (key) => {
      const { browser, organizationId } = await signedIn(desk);
      const answer = await browser.post('/v1/events', anEvent(), { 'idempotency-key': key });
      const expected = await callerOf(remote, there).post('/v1/events', anEvent(), { 'idempotency-key': key });
      expect(answer.statusCode).toBe(400);
      expect({ ...answer.json(), request_id: '' }).toEqual({ ...expected.json(), request_id: '' });
      expect(await trailOf(organizationId)).toEqual([]);
    },
  );

  test('describes the four operations at /openapi.json as our own service does, with the errors of forwarding', async () => {
    const [{ paths }, own] = [
      (await desk.inject('/openapi.json')).json(),
      (await remote.inject('/openapi.json')).json(),
    ];
    expect(Object.keys(paths)).toEqual(['/v1/kols/{id}', '/v1/products', '/v1/campaigns', '/v1/events']);
    for (const [path, item] of Object.entries<Record<string, { responses: object }>>(paths))
      for (const [method, { responses, ...operation }] of Object.entries(item)) {
        const { responses: known, ...described } = own.paths[path][method];
        expect(operation).toEqual(described);
        expect(responses).toMatchObject(known);
        expect(Object.keys(responses)).toEqual(expect.arrayContaining(['502', '504']));
      }
  });

  test('needs a session or a key of its own, and keeps roles, the own-page rule and the other addresses', async () => {
    expect((await desk.inject('/v1/products')).statusCode).toBe(401);
    expect((await desk.inject({ url: '/v1/products', headers: { authorization: 'Bearer kd_wrong' } })).statusCode).toBe(
      401,
    );
    const { browser, organizationId, ...owner } = await signedIn(desk, 'reader');
    expect((await browser.get('/v1/products', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await browser.post('/v1/events', anEvent())).statusCode).toBe(403);
    expect((await browser.get('/v1/kols/..%2fproducts')).statusCode).toBe(404);
    for (const url of ['/desk/v1/kols', '/v1/nothing', '/v1/kols/%2e%2e'])
      expect((await browser.get(url)).statusCode).toBe(404);
    expect((await callerOf(desk, { organizationId, ...owner }).get('/v1/products')).statusCode).toBe(200);
    expect((await desk.inject('/config.json')).json()).toMatchObject({ signIn: 'session-key', deskApi: '' });
  });

  test('records who read and created what, and only what the remote service has created', async () => {
    const other = newDesk(addressOf(remote.server), there.key);
    const { browser, organizationId } = await signedIn(other);
    await browser.get('/v1/kols/kol_a');
    await browser.get('/v1/kols/kol_none');
    const { id } = (await browser.post('/v1/events', anEvent())).json().data;
    expect((await browser.post('/v1/events', { name: '' })).statusCode).toBe(422);
    await other.close();
    const rows = await trailOf(organizationId);
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual({ action: 'kol_read', subject: 'kol_a' });
    expect(rows).toContainEqual({ action: 'event_created', subject: id });
  });
});

test('an Idempotency-Key belongs to one person, and a repeated request has one row in the trail', async () => {
  const remote = buildApp({ db: connection.db });
  const there = await newOrganization(connection.db);
  const desk = newDesk(await listen(remote), there.key);
  onTestFinished(async () => {
    await desk.close();
    await remote.close();
  });
  const { browser, organizationId } = await signedIn(desk);
  const other = await signedIn(desk);
  const create = async (by: typeof browser) =>
    (await by.post('/v1/events', anEvent(), { 'idempotency-key': 'once' })).json().data.id;
  const id = await create(browser);
  expect(await create(browser)).toBe(id);
  expect(await create(other.browser)).not.toBe(id);
  expect(await trailOf(organizationId)).toEqual([{ action: 'event_created', subject: id }]);
});

test('the creation of an event is searched in the rows of the last two days', async () => {
  const { organizationId } = await newOrganization(connection.db);
  const by = { organizationId, actor: 'person_a' };
  const ages = [1, 47, 49];
  for (const hours of ages) {
    const entry = { action: 'event_created', subject: `evt_${hours}` } as const;
    await recordAudit(connection.db, by, entry, Date.now() - hours * 3_600_000);
  }
  const found = ages.map((hours) => hasCreation(connection.db, organizationId, `evt_${hours}`));
  expect(await Promise.all(found)).toEqual([true, true, false]);
});

const addressOf = (server: Server) => {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
};

describe('a remote service that misbehaves', () => {
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  let received: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    received.push(request);
    answer(request, response);
  });
  let desk: App;
  const logged: string[] = [];
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    desk = buildApp({
      db: connection.db,
      upstream: { url: `${addressOf(server)}/base`, apiKey: 'the-key-of-the-desk', timeoutMs: 1_500 },
      logger: logTo(logged, 'info'),
    });
  });
  afterAll(async () => {
    await desk.close();
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    received = [];
    logged.length = 0;
  });

  test('gets the key of the desk and two headers, and no cookie', async () => {
    answer = (_request, response) =>
      response
        .writeHead(200, {
          'Content-Type': 'application/json',
          'Set-Cookie': 'kol-desk=stolen',
          'Access-Control-Allow-Origin': '*',
          'X-RateLimit-Remaining': '7',
          Server: 'theirs',
        })
        .end('{"data":[],"meta":{"page":1,"per_page":20,"total":0}}');
    const { browser, key } = await signedIn(desk);
    const got = await browser.get('/v1/products?search=a%20b', { 'x-forwarded-for': '192.0.2.1' });
    expect(got.statusCode).toBe(200);
    expect(got.headers).toMatchObject({ 'x-ratelimit-remaining': '7' });
    const own = await browser.get('/v1/nothing');
    const added = Object.keys(got.headers).filter((name) => !(name in own.headers));
    expect(added).toEqual([]);
    await browser.post('/v1/events', anEvent(), { 'idempotency-key': 'once' });
    expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /base/v1/products?search=a%20b',
      'POST /base/v1/events',
    ]);
    for (const { headers } of received) {
      expect(headers.authorization).toBe('Bearer the-key-of-the-desk');
      expect(JSON.stringify(headers)).not.toMatch(/cookie|forwarded|sec-fetch-site/);
      expect(JSON.stringify(headers)).not.toContain(key);
    }
    expect(received[1]?.headers).toMatchObject({
      'idempotency-key': expect.stringMatching(/^[\da-f]{64}$/),
      'content-type': 'application/json',
    });
  });

  test.each([
    [200, 30],
    [503, 40],
  ])('has its own request id, which the log names beside ours; the answer %i has ours', async (status, level) => {
    answer = (_request, response) =>
      response.writeHead(status, { 'Content-Type': 'application/json', 'X-Request-Id': 'theirs' }).end('{}');
    const { browser, organizationId } = await signedIn(desk);
    const ours = (await browser.get('/v1/kols/kol_a')).headers['x-request-id'];
    const entry = logged.map((line) => JSON.parse(line)).find(({ remoteReqId }) => remoteReqId === 'theirs');
    expect(entry).toMatchObject({ level, status, reqId: ours });
    const event = (await browser.post('/v1/events', anEvent())).headers['x-request-id'];
    const rows = await auditRows(connection.db, organizationId);
    expect(rows.find(({ action }) => action === 'event_created')?.request_id).toBe(event);
  });

  test.each<[string, (response: ServerResponse) => unknown, number, string | RegExp]>([
    ['a redirect', (response) => response.writeHead(302, { Location: '/elsewhere' }).end(), 502, /redirect/],
    ['a refusal of its key', (response) => response.writeHead(401).end(), 502, /^The key of this desk was refused/],
    ['a broken connection', (response) => response.destroy(), 502, /cannot be reached/],
    [
      'an interrupted answer',
      (response) => response.writeHead(200, { 'Content-Length': '9' }).write('{', () => response.destroy()),
      502,
      /cannot be reached/,
    ],
    ['no answer in time', () => {}, 504, /did not answer in time/],
  ])('by %s is a plain error, and nothing is repeated', async (_name, misbehave, status, detail) => {
    answer = (_request, response) => misbehave(response);
    const { browser, organizationId } = await signedIn(desk);
    for (const got of [await browser.get('/v1/kols/kol_a'), await browser.post('/v1/events', anEvent())]) {
      expect(got.statusCode).toBe(status);
      expect(got.json().detail).toMatch(detail);
      expect(got.headers).not.toHaveProperty('location');
    }
    expect(received).toHaveLength(2);
    expect((await browser.get('/auth/session')).json().data).not.toBeNull();
    // A refused key has created nothing. The result of the others is unknown, so the row stays.
    const rows =
      status === 502 && String(detail).includes('refused') ? [] : [{ action: 'event_created', subject: null }];
    expect(await trailOf(organizationId)).toEqual(rows);
  });

  test.each([
    [200, { data: { id: 'evt_made' } }, ['evt_made']],
    [202, { data: { id: 'evt_made' } }, ['evt_made']],
    [200, { data: {} }, [null]],
    [408, { detail: 'Too late' }, [null]],
    [422, { data: { id: 'evt_made' } }, []],
    [500, { data: { id: 'evt_made' } }, [null]],
  ])('by %i with %j to a new event leaves a row with %j in the trail', async (status, body, subjects) => {
    answer = (_request, response) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    const { browser, organizationId } = await signedIn(desk);
    expect((await browser.post('/v1/events', anEvent())).statusCode).toBe(status);
    expect(await trailOf(organizationId)).toEqual(subjects.map((subject) => ({ action: 'event_created', subject })));
  });

  test.each([201, 422])('by %i to a new event is passed on also if the database fails after it', async (status) => {
    const rename = (from: string, to: string) =>
      connection.db.execute(sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`);
    answer = async (_request, response) => {
      await rename('audit', 'audit_away');
      response.writeHead(status, { 'Content-Type': 'application/json' }).end('{"data":{"id":"evt_made"}}');
    };
    const { browser, organizationId } = await signedIn(desk);
    const got = await browser.post('/v1/events', anEvent());
    await rename('audit_away', 'audit');
    expect([got.statusCode, got.json()]).toEqual([status, { data: { id: 'evt_made' } }]);
    expect(logged.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ level: 40, msg: 'the row of a new event was not completed' }),
    );
    expect(await trailOf(organizationId)).toEqual([{ action: 'event_created', subject: null }]);
  });

  test('by not answering causes an error after 20 seconds, unless a test sets another time', async () => {
    // Makes the time limit of 20 seconds one second long, and changes no other one.
    const wait = AbortSignal.timeout;
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => wait(ms === 20_000 ? 1_000 : ms));
    onTestFinished(() => void vi.restoreAllMocks());
    answer = () => {};
    const patient = newDesk(addressOf(server), 'secret');
    onTestFinished(async () => void (await patient.close()));
    const { browser } = await signedIn(patient);
    expect((await browser.get('/v1/kols/kol_a')).statusCode).toBe(504);
    expect(received).toHaveLength(1);
  });

  test.each(['kol_%00', 'kol_%2F..%2F..%2Fadmin', 'kol_%5C..%5Cadmin', 'kol_a%3Fb', `kol_${'a'.repeat(101)}`, 'kol_'])(
    'is not asked for %s, which is no id of the interface',
    async (id) => {
      answer = (_request, response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
      const { browser } = await signedIn(desk);
      const got = await browser.get(`/v1/kols/${id}`);
      expect([got.statusCode, got.json().detail]).toEqual([404, 'There is no KOL with this id.']);
      expect(received).toHaveLength(0);
    },
  );

  test.each([
    ['application/problem+json', '{"detail":"Too busy"}', 'Too busy'],
    ['text/plain', 'Too busy', 'The answer of the remote service is not JSON.'],
    ['text/html', '<h1>Too busy</h1>', 'The answer of the remote service is not JSON.'],
  ])('by 503 as %s is passed on with the time to retry, and not repeated', async (type, body, detail) => {
    answer = (_request, response) => response.writeHead(503, { 'Retry-After': '7', 'Content-Type': type }).end(body);
    const { browser } = await signedIn(desk);
    const got = await browser.get('/v1/campaigns');
    expect([got.statusCode, got.headers['retry-after'], got.json().detail]).toEqual([503, '7', detail]);
    expect(got.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(received).toHaveLength(1);
  });

  test.each([
    [200, 'text/html'],
    [200, 'text/javascript'],
    [200, 'image/svg+xml'],
    [200, 'application/json, text/html'],
    [200, undefined],
    [404, 'text/html'],
    [403, 'text/html; charset=utf-8'],
  ])(
    'by an answer %i as %s is a plain error: it is neither a page nor a script of this origin',
    async (status, type) => {
      answer = (_request, response) =>
        response.writeHead(status, type === undefined ? {} : { 'Content-Type': type }).end('alert(1)');
      const { browser, organizationId } = await signedIn(desk);
      const got = await browser.get('/v1/kols/kol_a');
      expect([got.statusCode, got.headers['content-type']]).toEqual([502, 'application/problem+json; charset=utf-8']);
      expect(got.json().detail).toBe('The answer of the remote service is not JSON.');
      expect(await trailOf(organizationId)).toEqual([]);
    },
  );

  test.each([
    ['application/json;x="a, text/html', 'application/json; charset=utf-8'],
    ['Application/Problem+JSON; charset=latin1', 'application/problem+json; charset=utf-8'],
  ])('by the type %s is answered as %s', async (type, expected) => {
    answer = (_request, response) => response.writeHead(200, { 'Content-Type': type }).end('{}');
    const { browser } = await signedIn(desk);
    const got = await browser.get('/v1/kols/kol_a');
    expect([got.statusCode, got.headers['content-type'], got.body]).toEqual([200, expected, '{}']);
  });

  test('by an answer without content: the answer is passed on', async () => {
    answer = (_request, response) => response.writeHead(204).end();
    const { browser } = await signedIn(desk);
    const got = await browser.get('/v1/products');
    expect([got.statusCode, got.body]).toEqual([204, '']);
  });
});
