import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { CAMPAIGN_STATUSES, CAMPAIGN_TYPES } from '../../src/contract/campaign.ts';
import { PRODUCT_STATUSES, TARGET_MARKETS } from '../../src/contract/product.ts';
import { importFiles } from '../commands/import.ts';
import {
  aCampaign,
  aKol,
  anEvent,
  aProduct,
  type Caller,
  holdTransaction,
  newCaller,
  openTestDatabase,
  startTestService,
  type TestService,
} from '../test/service.ts';
import { create, ensure, find, revoke, touch } from './apiKeys.ts';
import { byCommand } from './audit.ts';
import * as campaigns from './campaigns.ts';
import * as events from './events.ts';
import { deleteExpired } from './idempotency.ts';
import * as kols from './kols.ts';
import { findByName } from './organizations.ts';
import * as people from './people.ts';
import * as products from './products.ts';
import { sessionRepository } from './sessions.ts';

/**
 * The plans of all statements that requests run, on large tables: none has a sequential scan, and lists use their covering
 * indexes.
 */

let service: TestService;
let caller: Caller;
let statements: { text: string; params: unknown[] }[] = [];

beforeAll(async () => {
  service = await startTestService(
    { rateLimit: { perMinute: 0 } },
    { logQuery: (text, params) => void statements.push({ text, params }) },
  );
  caller = await newCaller(service);
  // The search of products reads their texts in the table. With most of the rows, it would read the table from end to end.
  await fill(caller, SIZE / 10);
  // Other organizations with as many rows, so that a statement that reads a whole table is slow.
  for (let others = 0; others < 3; others++) await fill(await newCaller(service));
  await service.db.execute(sql`
    insert into organizations (id, name) select 'org_' || n, 'Organization ' || n from generate_series(1, ${SIZE / 10}) n`);
  await service.db.execute(sql`vacuum analyze`);
}, 120_000);
afterAll(() => service.close());

const SIZE = 5_000;

async function fill({ organizationId }: Caller, numberOfProducts = SIZE) {
  const { db } = service;
  await kols.upsert(db, organizationId, [aKol({ id: 'kol_0' })]);
  await db.execute(sql`
    insert into kols select (jsonb_populate_record(k, jsonb_build_object('id', 'kol_' || n))).*
    from kols k, generate_series(1, ${SIZE}) n where k.organization_id = ${organizationId}`);
  for (const [table, prefix, columns] of [
    ['kol_events', 'evt_', sql`'Board', date '2024-01-01', 'speaker'`],
    ['kol_campaigns', 'cmp_', sql`'News', date '2024-01-01', 'sent'`],
    ['kol_interactions', 'int_', sql`date '2024-01-01', 'call', '', ''`],
    ['kol_publications', 'pub_', sql`'', '', date '2024-01-01', '', 0`],
  ] as const)
    await db.execute(sql`
      insert into ${sql.identifier(table)}
      select k.organization_id, k.id, ${prefix} || n, ${columns} from kols k, generate_series(1, 3) n
      where k.organization_id = ${organizationId}`);
  await db.execute(sql`
    insert into campaigns select ${organizationId}, 'cmp_' || n, 'Name ' || n, '',
      (${list(CAMPAIGN_TYPES)})[1 + n % 5], (${list(CAMPAIGN_STATUSES)})[1 + n / 5 % 4], 0, 0, 0, 0, 0,
      '{"type": "immediate"}', timestamptz '2024-01-01' + n * interval '1 minute', null, 'name ' || n
    from generate_series(1, ${SIZE}) n`);
  await db.execute(sql`
    insert into products select ${organizationId}, 'prod_' || n, 'Name ' || n, repeat('What it is. ', 40), 'pl_' || n % 20, 'Line',
      (${list(PRODUCT_STATUSES)})[1 + n % 3], '', array[(${list(TARGET_MARKETS)})[1 + n % 5], 'US'], '{}', '[]', '{}',
      now(), 'name ' || n, 'name ' || n || repeat('what it is. ', 40)
    from generate_series(1, ${numberOfProducts}) n`);
  await db.execute(sql`
    insert into events select ${organizationId}, 'evt_' || n, 'Board', '', 'other', 'draft', now(), now(), null,
      'private', 0, 0, 0, 0, now(), now(), 'board' from generate_series(1, ${SIZE}) n`);
  await db.execute(sql`
    insert into idempotency_keys select ${organizationId}, 'key ' || n, 'hash', '{}', now() from generate_series(1, ${SIZE}) n`);
  await db.execute(sql`
    insert into api_keys (organization_id, prefix, hash)
    select ${organizationId}, ${organizationId} || n, ${organizationId} || n from generate_series(1, ${SIZE}) n`);
}

const list = (values: readonly string[]) => sql.raw(`array['${values.join("', '")}']`);

/** The plans of the statements that `work` ran, each below its statement; none may read a table from end to end. */
async function plansOf(work: () => Promise<unknown>): Promise<string[]> {
  statements = [];
  await work();
  const ran = statements.filter(({ text }) => /^\s*(?:select|with|insert|update|delete)\b/i.test(text));
  expect(ran).not.toEqual([]);
  const plans = await Promise.all(
    ran.map(async ({ text, params }) => {
      const parts = text
        .split(/\$(\d+)/)
        .map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${sql.param(params[Number(part) - 1])}`));
      const plan = await service.db.execute(sql`explain ${sql.join(parts)}`);
      return `${text}\n${JSON.stringify(plan)}`;
    }),
  );
  for (const plan of plans) expect(plan).not.toContain('Seq Scan');
  return plans;
}

const optional = <Value>(values: readonly Value[]) => [undefined, ...values];
const addresses = (path: string, queries: Record<string, string | undefined>[]) =>
  queries.map((query) => {
    const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
    return `${path}?${new URLSearchParams(given)}`;
  });

const CAMPAIGNS = addresses(
  '/v1/campaigns',
  optional(CAMPAIGN_STATUSES).flatMap((status) => optional(CAMPAIGN_TYPES).map((type) => ({ status, type }))),
);
const PRODUCTS = addresses(
  '/v1/products',
  optional(PRODUCT_STATUSES).flatMap((status) =>
    optional(TARGET_MARKETS).flatMap((target_market) =>
      optional(['pl_7']).map((product_line_id) => ({ status, target_market, product_line_id })),
    ),
  ),
);

test.each([...CAMPAIGNS, ...PRODUCTS])('GET %s reads its matches from the covering index', async (address) => {
  const plans = await plansOf(async () => expect((await caller.get(address)).statusCode).toBe(200));
  const [list] = plans.filter((plan) => plan.includes('matches'));
  expect(list).toMatch(/CTE matches.*Index Only Scan using (?:campaigns|products)_list/);
});

const READS = [
  ...[...CAMPAIGNS, ...PRODUCTS].map((list) => `${list}&page=30`),
  '/v1/kols/kol_7',
  '/v1/kols/kol_7?include=events,campaigns,interactions,publications',
];

test.each(READS)('GET %s scans no whole table', async (address) => {
  await plansOf(async () => expect((await caller.get(address)).statusCode).toBe(200));
});

const SEARCHES = ['name 77', 'nothing', 'a'];

describe.each([CAMPAIGNS, PRODUCTS].flatMap((lists) => [lists[0] ?? '', lists.at(-1) ?? '']))('GET %s', (address) => {
  test.each(SEARCHES)('with search=%s scans no whole table', async (search) => {
    const plans = await plansOf(async () =>
      expect((await caller.get(`${address}&search=${search}`)).statusCode).toBe(200),
    );
    const [list] = plans.filter((plan) => plan.includes('matches'));
    if (address.includes('campaigns')) expect(list).toContain('Index Only Scan using campaigns_list');
  });
});

test('a search after an import reads only the index, also during a transaction in another database', async () => {
  const other = await openTestDatabase();
  onTestFinished(other.close);
  // The database closes only after it.
  onTestFinished(
    await holdTransaction(other.db, sql`insert into organizations (id, name) values ('org_busy', 'Busy')`),
  );
  const folder = await mkdtemp(join(tmpdir(), 'kol-desk-plans-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const records = Array.from({ length: 2_000 }, (_, index) => aCampaign({ id: `cmp_${index}` }));
  await writeFile(join(folder, 'campaigns.json'), JSON.stringify(records));
  const output = { print: vi.fn(), printError: vi.fn(), showProgress: vi.fn() };
  await importFiles(service.db, { organization: 'Imported', files: ['campaigns.json'], folder }, output);
  expect(output.printError).not.toHaveBeenCalled();
  const imported = await findByName(service.db, 'Imported');
  const plan = await service.db.execute(sql`
    explain (analyze, format json)
    select id, created_at from campaigns where organization_id = ${imported?.id} and search_text like '%news%'`);
  expect(JSON.stringify(plan)).toContain('"Heap Fetches":0');
});

describe('creating an event', () => {
  const attendees = Array.from({ length: 20 }, (_, index) => `kol_${index}`);

  test.each<Record<string, string>>([{}, { 'Idempotency-Key': 'one-more' }])(
    'with %j scans no whole table',
    async (headers) => {
      await plansOf(async () =>
        expect((await caller.post('/v1/events', anEvent({ attendees }), headers)).statusCode).toBe(201),
      );
    },
  );
});

test('an import of known records scans no whole table', async () => {
  const known = { events: [], campaigns: [], interactions: [], publications: [] };
  const { data: event } = (await caller.post('/v1/events', anEvent())).json();
  await plansOf(() =>
    service.db.transaction(async (tx) => {
      const { organizationId } = caller;
      await kols.upsert(tx, organizationId, [aKol({ id: 'kol_1', ...known }), aKol({ id: 'kol_2' })]);
      await campaigns.upsert(tx, organizationId, [aCampaign({ id: 'cmp_1' })]);
      await products.upsert(tx, organizationId, [aProduct({ id: 'prod_1' })]);
      await events.upsert(tx, organizationId, [event]);
    }),
  );
});

test('keys and expired responses are found without a full scan', async () => {
  await plansOf(async () => {
    await find(service.db, caller.key);
    const { organizationId } = caller;
    await create(service.db, organizationId, 'another');
    await ensure(service.db, organizationId, 'a key of their own', 'given');
    await touch(service.db, caller);
    await revoke(service.db, byCommand(organizationId), 'unknown');
    await deleteExpired(service.db);
  });
});

test('the people of an organization are found, and the sessions of each counted, without a full scan', async () => {
  const { db } = service;
  const { organizationId } = caller;
  await db.execute(sql`
    insert into people (organization_id, id, issuer, subject, name, email, role)
    select case when n <= 20 then ${organizationId} else 'org_' || n end, 'person_' || n, 'https://id.example', n, '', '', 'reader'
    from generate_series(1, ${SIZE / 10}) n`);
  await db.execute(sql`
    insert into sessions (organization_id, hash, person_id, created_at, seen_at, ends_at)
    select organization_id, id || ' ' || n, id, now(), now(), now() + interval '1 hour'
    from people, generate_series(1, 10) n`);
  await db.execute(sql`vacuum analyze people, sessions`);
  const { isAlive } = sessionRepository(db, { idleMs: 60_000, maxMs: 60_000 }, Date.now);
  const plans = await plansOf(async () => {
    const listed = await people.list(db, organizationId, isAlive());
    expect(listed.map(({ sessions }) => sessions)).toEqual(listed.map(() => 10));
    expect(listed).toHaveLength(20);
    expect(await people.exists(db, organizationId, 'person_7')).toBe(true);
  });
  expect(plans[0]).toContain('sessions_by_person');
});
