import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { loadDemo } from '../demo/loadDemo.ts';
import { deleteExpiredRows } from '../plugins/cleanup.ts';
import { findByName } from '../repositories/organizations.ts';
import { upsertAtSignIn } from '../repositories/people.ts';
import { sessionRepository } from '../repositories/sessions.ts';
import {
  aCampaign,
  aKol,
  anEvent,
  aProduct,
  callerOf,
  newCaller,
  openBrowser,
  runTestCommand,
  startTestService,
  type TestService,
} from '../test/service.ts';

/**
 * A distributed PostgreSQL (Citus, YugabyteDB) puts the rows of an organization on one machine. For that, every key begins
 * with the organization, and every statement names it. Small tables are exceptions, which every machine has whole (Citus calls
 * them reference tables): the organizations, their people, and the API keys and sessions, by whose hash the organization is found.
 */
const REFERENCE_TABLES = ['api_keys', 'organizations', 'people', 'sessions'];

let service: TestService;
let statements: string[] = [];

beforeAll(async () => {
  service = await startTestService({}, { logQuery: (text) => void statements.push(text) });
});
afterAll(() => service.close());

/** The tables that are distributed. */
async function findDistributedTables(): Promise<string[]> {
  const tables = await service.db
    .select({ name: sql<string>`tablename::text` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = 'public'`);
  const names = tables.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(REFERENCE_TABLES));
  return names.filter((name) => !REFERENCE_TABLES.includes(name)).sort();
}

test('every primary key, unique constraint and index begins with the organization', async () => {
  const indexes = await service.db
    .select({
      table: sql<string>`indrelid::regclass::text`,
      first: sql<string>`(select attname::text from pg_attribute where attrelid = indrelid and attnum = indkey[0])`,
      isPrimary: sql<boolean>`indisprimary`,
    })
    .from(sql`pg_index join pg_class on pg_class.oid = indrelid`)
    .where(sql`relnamespace = 'public'::regnamespace`);
  const distributed = indexes.filter(({ table }) => !REFERENCE_TABLES.includes(table));
  expect(distributed.filter(({ first }) => first !== 'organization_id')).toEqual([]);
  const withPrimaryKey = distributed.filter(({ isPrimary }) => isPrimary).map(({ table }) => table);
  expect(withPrimaryKey.sort()).toEqual(await findDistributedTables());
});

test('every foreign key begins with the organization, on both sides', async () => {
  const keys = await service.db
    .select({
      from: sql<string>`(select attname::text from pg_attribute where attrelid = conrelid and attnum = conkey[1])`,
      table: sql<string>`confrelid::regclass::text`,
      to: sql<string>`(select attname::text from pg_attribute where attrelid = confrelid and attnum = confkey[1])`,
    })
    .from(sql`pg_constraint`)
    .where(sql`contype = 'f' and connamespace = 'public'::regnamespace`);
  expect(keys.length).toBeGreaterThan(8);
  for (const { from, table, to } of keys)
    expect([from, to]).toEqual(['organization_id', table === 'organizations' ? 'id' : 'organization_id']);
});

/** The distributed tables for which a statement neither compares the organization with a parameter nor inserts it. */
function unnamed(statement: string, tables: readonly string[]): string[] {
  return tables.filter((table) => {
    const used = statement.match(new RegExp(`(?:from|join|into|update|using) "${table}"`, 'gi'))?.length ?? 0;
    const named = statement.match(new RegExp(`"${table}"\\."organization_id" = \\$\\d`, 'g'))?.length ?? 0;
    const inserted = statement.match(new RegExp(`into "${table}" \\([^)]*\\borganization_id\\b`, 'gi'))?.length ?? 0;
    return used > named + inserted;
  });
}

/** The statements of the database functions. Their parameters `event` and `entry` are rows, which contain the organization. */
async function findFunctionStatements(): Promise<string[]> {
  const functions = await service.db
    .select({ body: sql<string>`prosrc` })
    .from(sql`pg_proc`)
    .where(sql`pronamespace = 'public'::regnamespace`);
  return functions.flatMap(({ body }) =>
    body
      .replaceAll('"event"."organization_id"', '$1')
      .replace(/INSERT INTO "(\w+)" SELECT "\w+"\.\*/g, 'INSERT INTO "$1" ("organization_id")')
      .split(';'),
  );
}

/** The functions whose result may differ from one row to the next. */
async function findVolatileFunctions(): Promise<Set<string>> {
  const functions = await service.db
    .select({ name: sql<string>`proname::text` })
    .from(sql`pg_proc`)
    .where(sql`provolatile = 'v'`);
  return new Set(functions.map(({ name }) => name));
}

/** True if a statement updates rows with such a function, which Citus refuses: each copy of a row could get another value. */
const hasVolatileUpdate = (statement: string, volatile: ReadonlySet<string>) =>
  /\bupdate (?:"|set\b)/i.test(statement) &&
  [...statement.matchAll(/"?(\w+)"?\s*\(/g)].some(([, name = '']) => volatile.has(name));

/** Names that only PostgreSQL's own storage has; YugabyteDB has another one. */
const STORAGE_COLUMNS = /\b(?:xmin|xmax|ctid)\b/i;

test('every statement names the organization of each row that it reads or writes, and no update has a volatile function', async () => {
  const { db } = service;
  const tables = await findDistributedTables();
  const folder = await mkdtemp(join(tmpdir(), 'kol-desk-test-'));
  const command = async (...argv: string[]) => {
    const { printed, ...result } = await runTestCommand(db, argv, { cwd: folder });
    expect(result).toEqual({ status: 0, errors: [] });
    return printed.at(-1) ?? '';
  };
  const { data: event } = (await (await newCaller(service)).post('/v1/events', anEvent())).json();
  const lists = {
    events: [{ id: 'evt_a', name: 'Board', date: '2025-01-01', role: 'speaker' as const }],
    campaigns: [],
    interactions: [],
    publications: [],
  };
  const records = [aKol(lists), aKol({ id: 'kol_b' }), aProduct(), aCampaign(), event];
  await writeFile(join(folder, 'records.json'), JSON.stringify(records));
  statements = [];
  await command('import', '--organization', 'Distributed', 'records.json');
  await command('import', '--organization', 'Distributed', 'records.json');
  const key = await command('keys', 'create', '--organization', 'Distributed');
  await command('keys', 'list');
  await command('audit', '--organization', 'Distributed', '--subject', 'kol_a');
  const manager = await command('keys', 'create', '--organization', 'Distributed', '--role', 'manager');

  // A process of its own, so that closing it stores the reads of profiles.
  const app = buildApp({ db });
  const ours = callerOf(app, { organizationId: '', key, prefix: '' });
  for (const address of [
    'v1/kols/kol_a?include=events,campaigns,interactions,publications',
    'v1/kols/kol_none',
    'v1/campaigns?search=news&status=completed&type=newsletter&page=2',
    'v1/products?target_market=EU&status=active&product_line_id=pl_heart&search=valve',
    'desk/v1/kols?search=ada&tier=tier_1&engagement_level=high&specialty=cardiology&country=DE&tag=new&last_contact=90',
    'desk/v1/kols?sort=-last_interaction_on&page=2',
    'desk/v1/kols?sort=next_event_on',
    'desk/v1/kols/facets?search=ada&tier=tier_1&last_contact=90',
    'desk/v1/events?search=valve&status=draft&event_type=webinar&from=2026-03-01&to=2026-03-02&attendee=kol_a',
    `desk/v1/events/${event.id}`,
  ])
    expect((await ours.get(`/${address}`)).statusCode).toBe(address.includes('none') ? 404 : 200);
  for (const headers of [{}, { 'idempotency-key': 'one' }, { 'idempotency-key': 'one' }] as Record<string, string>[])
    expect((await ours.post('/v1/events', anEvent({ attendees: ['kol_a'] }), headers)).statusCode).toBe(201);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  const browser = openBrowser(app);
  await browser.post('/auth/key', { key: manager });
  for (const address of ['v1/kols/kol_a', 'auth/audit?subject=kol_a', 'auth/people', 'auth/keys'])
    expect((await browser.get(`/${address}`)).statusCode).toBe(200);
  expect((await browser.post('/auth/exports', { action: 'exported', subjects: ['kols'] })).statusCode).toBe(204);
  // A desk whose remote service accepts one event and refuses another one.
  const desk = buildApp({ db, upstream: { url: await app.listen({ port: 0, host: '127.0.0.1' }), apiKey: key } });
  const planner = callerOf(desk, { organizationId: '', key, prefix: '' });
  expect((await planner.post('/v1/events', anEvent())).statusCode).toBe(201);
  expect((await planner.post('/v1/events', anEvent({ attendees: ['kol_none'] }))).statusCode).toBe(422);
  await desk.close();
  await app.close();

  const organizationId = (await findByName(db, 'Distributed'))?.id ?? '';
  const account = { issuer: 'https://id.example', subject: 'ada' };
  const { id: personId } = await upsertAtSignIn(db, organizationId, {
    ...account,
    name: 'Ada',
    email: '',
    role: 'reader',
  });
  const sessions = sessionRepository(db, { idleMs: 60_000, maxMs: 60_000 }, Date.now);
  await sessions.start({ organizationId, personId, providerSession: 'one' }, 'a request');
  const logout = { ...account, providerSession: 'one', tokenId: 'a token' };
  expect(await sessions.endAtProvider(organizationId, logout, 'a request')).toBe(true);
  const expired = sessionRepository(db, { idleMs: 0, maxMs: 0 }, Date.now);
  await deleteExpiredRows(db, { sessions: expired, auditDays: 1, now: Date.now, isEmbedded: false });

  await command('keys', 'revoke', key);
  await loadDemo(db);
  await rm(folder, { recursive: true });

  statements.push(...(await findFunctionStatements()));
  const touched = tables.filter((table) => statements.some((text) => text.includes(`"${table}"`)));
  expect(touched).toEqual(tables);
  expect(statements.filter((text) => unnamed(text, tables).length > 0)).toEqual([]);
  expect(statements.filter((text) => /\bupdate "/i.test(text)).length).toBeGreaterThan(8);
  const volatile = await findVolatileFunctions();
  expect(statements.filter((text) => hasVolatileUpdate(text, volatile))).toEqual([]);
  expect(statements.filter((text) => STORAGE_COLUMNS.test(text))).toEqual([]);
});

test('a statement that does not name the organization is noticed', () => {
  const tables = ['kols', 'kol_events'];
  expect(unnamed('select "id" from "kols" where "kols"."id" = $1', tables)).toEqual(['kols']);
  expect(unnamed('select "id" from "kols" where "kols"."organization_id" = $1', tables)).toEqual([]);
  const joined = '"kol_events"."organization_id" = "kols"."organization_id"';
  expect(
    unnamed(`select from "kol_events" join "kols" on ${joined} where "kols"."organization_id" = $1`, tables),
  ).toEqual(['kol_events']);
  expect(unnamed('insert into "kols" ("id") values ($1)', tables)).toEqual(['kols']);
  expect(unnamed('insert into "kols" ("organization_id", "id") values ($1, $2)', tables)).toEqual([]);
});

test('an update with a volatile function is noticed', () => {
  const volatile = new Set(['gen_random_uuid']);
  expect(hasVolatileUpdate('update "kols" set "version" = gen_random_uuid()', volatile)).toBe(true);
  expect(hasVolatileUpdate('update "kols" set "version" = $1', volatile)).toBe(false);
  expect(hasVolatileUpdate('insert into "kols" ("version") values (gen_random_uuid())', volatile)).toBe(false);
});
