import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Kol } from '../../src/contract/kol.ts';
import { buildApp } from '../app.ts';
import * as apiKeys from '../repositories/apiKeys.ts';
import { byCommand } from '../repositories/audit.ts';
import * as campaigns from '../repositories/campaigns.ts';
import * as kols from '../repositories/kols.ts';
import * as products from '../repositories/products.ts';
import {
  aCampaign,
  aKol,
  anEvent,
  aProduct,
  type Caller,
  callerOf,
  newCaller,
  startTestService,
  type TestService,
} from '../test/service.ts';

let service: TestService;
let caller: Caller;
let statements: string[] = [];

const KOL = '/v1/kols/kol_a?include=events,campaigns,interactions,publications';
const ADDRESSES = [KOL, '/v1/campaigns', '/v1/campaigns?search=news', '/v1/products?target_market=EU'];

beforeAll(async () => {
  service = await startTestService({}, { logQuery: (text) => void statements.push(text) });
});
afterAll(() => service.close());

beforeEach(async () => {
  caller = await newCaller(service);
  await store({});
});

/** Stores a KOL, a campaign and a product of each caller in one transaction, as an import does for one. */
const store = (fields: Parameters<typeof aKol>[0], name = 'Spring news', callers = [caller]) =>
  service.db.transaction(async (tx) => {
    for (const { organizationId } of callers) {
      await kols.upsert(tx, organizationId, [aKol(fields)]);
      await campaigns.upsert(tx, organizationId, [aCampaign({ name: `${name} of ${organizationId}` })]);
      await products.upsert(tx, organizationId, [aProduct({ name })]);
    }
  });

/** Reads twice, so that the answer is one that is remembered. */
async function readTwice(url: string, as = caller) {
  const first = await as.get(url);
  statements = [];
  const again = await as.get(url);
  return { first, again };
}

describe('a repeated request', () => {
  test.each(ADDRESSES)('to %s gets the same response without reading the database again', async (url) => {
    const { first, again } = await readTwice(url);
    expect(again.statusCode).toBe(200);
    expect(again.body).toBe(first.body);
    const lasting = ({
      'x-request-id': id,
      'x-ratelimit-remaining': left,
      'x-ratelimit-reset': seconds,
      date,
      ...headers
    }: typeof again.headers) => headers;
    expect(lasting(again.headers)).toEqual(lasting(first.headers));
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    expect(Number(again.headers['x-ratelimit-remaining'])).toBe(Number(first.headers['x-ratelimit-remaining']) - 1);
    // The owner of the key with the version of the lists, and for a KOL its version.
    expect(statements).toHaveLength(url === KOL ? 2 : 1);
  });

  test('is counted in the metrics like any other', async () => {
    const counted = async () => {
      const { body } = await service.app.inject('/metrics');
      return Number(/http_request_duration_seconds_count\{[^}]*kols\/:id[^}]*200[^}]*\} (\d+)/.exec(body)?.[1] ?? 0);
    };
    const before = await counted();
    await readTwice(KOL);
    expect(await counted()).toBe(before + 2);
  });

  test('by HEAD has no body', async () => {
    const { first } = await readTwice(KOL);
    const head = await service.app.inject({
      method: 'HEAD',
      url: KOL,
      headers: { authorization: `Bearer ${caller.key}` },
    });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers['content-length']).toBe(first.headers['content-length']);
  });

  test("never gets another organization's response, even if both were cached at the same time", async () => {
    const stranger = await newCaller(service);
    await readTwice(KOL);
    expect((await stranger.get(KOL)).statusCode).toBe(404);
    expect((await stranger.get('/v1/campaigns')).json().data).toEqual([]);
    await store({}, 'News', [caller, stranger]);
    for (const as of [caller, stranger]) {
      const { again } = await readTwice('/v1/campaigns', as);
      expect(again.json().data[0].name).toBe(`News of ${as.organizationId}`);
    }
  });

  test.each(ADDRESSES)('to %s fails with a revoked key', async (url) => {
    await readTwice(url);
    await apiKeys.revoke(service.db, byCommand(caller.organizationId), caller.prefix);
    expect((await caller.get(url)).statusCode).toBe(401);
  });

  test('is rejected like any other if the path is wrong', async () => {
    await readTwice(KOL);
    expect((await caller.get(`${KOL}&expand=1`)).statusCode).toBe(400);
  });
});

describe('a change is visible immediately', () => {
  const item = { id: 'item_1', date: '2026-01-01' };
  test.each<[string, Partial<Kol>]>([
    ['the profile', { full_name: 'Dr. New Name' }],
    ['the events', { events: [{ ...item, id: 'evt_1', name: 'Board', role: 'speaker' }] }],
    ['the campaigns', { campaigns: [{ id: 'cmp_1', name: 'News', sent_at: '2026-01-01', status: 'sent' }] }],
    ['the interactions', { interactions: [{ ...item, type: 'call', subject: 'A', summary: 'B' }] }],
    [
      'the publications',
      { publications: [{ id: 'pub_1', title: 'A', journal: 'B', published_on: '2026-01-01', doi: '', citations: 0 }] },
    ],
  ])('when an import contains %s of a KOL', async (_what, fields) => {
    await readTwice(KOL);
    await store(fields);
    expect((await caller.get(KOL)).json().data).toMatchObject(fields);
  });

  test.each<[string, Record<string, string>]>([
    ['without', {}],
    ['with', { 'idempotency-key': 'change' }],
  ])('when a KOL is invited %s an idempotency key', async (_what, headers) => {
    await readTwice(KOL);
    const { data } = (await caller.post('/v1/events', anEvent({ attendees: ['kol_a'] }), headers)).json();
    expect((await caller.get(KOL)).json().data).toMatchObject({
      events: [{ id: data.id }],
      metrics: { total_events: 1 },
    });
  });

  test('when an import contains other records of a list', async () => {
    await readTwice('/v1/campaigns');
    await store({}, 'Summer news');
    for (const list of ['campaigns', 'products'])
      expect((await caller.get(`/v1/${list}`)).json().data[0].name).toMatch(/^Summer news/);
  });

  test('of another process', async () => {
    const other = callerOf(buildApp({ db: service.db }), caller);
    for (const as of [caller, other]) await readTwice(KOL, as);
    for (const [writer, reader] of [
      [caller, other],
      [other, caller],
    ] as const) {
      const { data } = (await writer.post('/v1/events', anEvent({ attendees: ['kol_a'] }))).json();
      const { events } = (await reader.get(KOL)).json().data;
      expect(events).toContainEqual(expect.objectContaining({ id: data.id }));
    }
  });

  test('while many requests read and write at the same time', async () => {
    const writeAndRead = async () => {
      const { data } = (await caller.post('/v1/events', anEvent({ attendees: ['kol_a'] }))).json();
      const { events } = (await caller.get(KOL)).json().data;
      expect(events).toContainEqual(expect.objectContaining({ id: data.id }));
    };
    const readers = Array.from({ length: 20 }, () => caller.get(KOL));
    await Promise.all([...readers, ...Array.from({ length: 20 }, writeAndRead)]);
  });
});

test('a change that is rolled back is never visible', async () => {
  await readTwice(KOL);
  const rolledBack = service.db.transaction(async (tx) => {
    await kols.upsert(tx, caller.organizationId, [aKol({ full_name: 'Dr. Never Stored' })]);
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  expect((await caller.get(KOL)).json().data.full_name).toBe('Dr. Ada Example');
});
