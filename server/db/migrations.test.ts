import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { normalizeText } from '../../src/contract/normalizeText.ts';
import { list } from '../repositories/campaigns.ts';
import { list as listKols } from '../repositories/kolDirectory.ts';
import { searchText, sortKey } from '../repositories/normalize.ts';
import { createDatabase } from '../test/postgres.ts';
import { aKol } from '../test/service.ts';
import type { Database } from './connect.ts';
import { EmbeddedDatabase } from './embedded.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };
import { campaigns, events, kols, products } from './schema.ts';

/** The migrations of the service, and those of the versions before they were merged into one. */
const migrationsFolder = join(import.meta.dirname, 'migrations');
const EARLIER = join(import.meta.dirname, '../test/earlier-migrations');
const EARLIER_FILES = readdirSync(EARLIER).sort();

/** A database without tables. */
async function openEmpty(): Promise<{ db: Database; migrate: () => Promise<void>; close: () => Promise<void> }> {
  const server = inject('postgresql');
  if (server === undefined) {
    const client = await EmbeddedDatabase.open();
    const db = drizzlePglite(client);
    return { db, migrate: () => migratePglite(db, { migrationsFolder }), close: () => client.close() };
  }
  const { databaseUrl, drop } = await createDatabase(server);
  const pool = new Pool({ connectionString: databaseUrl });
  const db = drizzlePg(pool);
  return { db, migrate: () => migratePg(db, { migrationsFolder }), close: () => pool.end().then(drop) };
}

/** Drops everything, and runs the migrations in these files as if the last one had been at this time. */
async function startWith(db: Database, files: readonly string[], lastAt: number) {
  for (const schema of ['public', 'drizzle']) await db.execute(sql.raw(`drop schema ${schema} cascade`));
  await db.execute(sql`create schema public`);
  for (const file of files)
    for (const statement of readFileSync(file, 'utf8').split('--> statement-breakpoint'))
      await db.execute(sql.raw(statement));
  await db.execute(sql`create schema drizzle`);
  await db.execute(sql`
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('', ${lastAt})`);
}

/** The tables as the version had them whose last migration was `last`, with some records. */
async function createEarlierTables(db: Database, last: string) {
  const files = EARLIER_FILES.filter((name) => name <= last).map((name) => join(EARLIER, name));
  await startWith(db, files, (journal.entries[0]?.when ?? 0) + EARLIER_FILES.indexOf(last));
  await db.execute(sql`insert into organizations (id, name) values ('org_a', 'A')`);
  await db.execute(sql`
    insert into campaigns
    select 'org_a', 'cmp_' || n, 'Name ' || n, '', 'newsletter', 'draft', 0, 0, 0, 0, 0, '{"type": "immediate"}', now(), null,
      'name ' || n || case when n = 7 then (select string_agg(md5(i::text), '') from generate_series(1, 20) i) else '' end
    from generate_series(1, 50) n`);
  // Only one version had no foreign key.
  if (last.startsWith('0007'))
    await db.execute(sql`
      insert into kol_events values ('org_a', 'kol_gone', 'evt_a', 'Board', '2026-01-01', 'attendee', true)`);
}

/** Everything in the schema, in an order that does not depend on its history. */
async function describeSchema(db: Database) {
  const texts = async (query: string) => {
    const [row] = await db
      .select({ all: sql<string>`string_agg(text, E'\n' order by text)` })
      .from(sql.raw(`(${query}) as described`));
    return row?.all;
  };
  return {
    columns: await texts(`
      select concat_ws(' ', table_name, column_name, data_type, udt_name, collation_name, is_nullable, column_default) as text
      from information_schema.columns where table_schema = 'public'`),
    indexes: await texts(`select indexdef as text from pg_indexes where schemaname = 'public'`),
    constraints: await texts(`
      select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as text from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n'`),
    storage: await texts(`
      select relname || ' ' || coalesce(reloptions::text, '') as text from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'`),
    functions: await texts(`select proname::text as text from pg_proc where pronamespace = 'public'::regnamespace`),
    triggers: await texts('select tgname::text as text from pg_trigger where not tgisinternal'),
  };
}

let opened: Awaited<ReturnType<typeof openEmpty>>;
let current: Awaited<ReturnType<typeof describeSchema>>;

beforeAll(async () => {
  opened = await openEmpty();
  await opened.migrate();
  current = await describeSchema(opened.db);
}, 60_000);
afterAll(() => opened.close());

test('new tables have no triggers, and one function', () => {
  expect(current).toMatchObject({ triggers: null, functions: 'create_event' });
});

test.each(EARLIER_FILES)(
  'a database of the version with %s is migrated to the same tables, and keeps its records',
  async (last) => {
    const { db, migrate } = opened;
    await createEarlierTables(db, last);
    await migrate();
    expect(await describeSchema(db)).toEqual(current);
    expect((await list(db, 'org_a', { page: 1, per_page: 20 })).meta.total).toBe(50);
    const found = await list(db, 'org_a', { page: 1, per_page: 20, search: 'name 7' });
    expect(found.data.map(({ id }) => id)).toEqual(['cmp_7']);
    expect(await db.$count(sql`kol_events`)).toBe(0);
  },
  60_000,
);

test('a database of the version before the audit trail has the same tables, and its searches find long texts, without accents', async () => {
  const { db, migrate } = opened;
  const until = journal.entries.filter(({ tag }) => tag < '0013');
  const files = until.map(({ tag }) => join(migrationsFolder, `${tag}.sql`));
  await startWith(db, files, (until.at(-1)?.when ?? 0) + 1);
  // That version created events without an entry in the audit trail.
  await db.execute(sql`create function create_event(events, text[]) returns text[] language sql as 'select $2'`);
  const persons = [
    ['kol_1', 'Ada Keller', `${'Institut für Herzforschung und Gefäßmedizin '.repeat(4)}Universitätsklinikum Münster`],
    ['kol_2', '김민수', '長'.repeat(3_000)],
    ['kol_3', 'がん太郎', `${'Ινστιτούτο Καρδιολογίας '.repeat(6)}東京`],
    ['kol_4', 'Bo Short', 'Clinic'],
  ] as const;
  await db.execute(sql`insert into organizations (id, name) values ('org_a', 'A')`);
  for (const [id, name, institution] of persons)
    await db.execute(sql`
      insert into kols
      select 'org_a', ${id}, ${name}, '', ${institution}, '', '', '{}', '{}', '{}', 'tier_1', 'high', '{"address": {}}', '{}', 0, '',
        '{}', now(), now(), gen_random_uuid(), 0, 0, 0, 0, 0, 'DE', ${sortKey(name)}, ${searchText(name, institution.slice(0, 100))}`);
  // The marks of several scripts, letters that are combined of parts, and others that become several letters.
  const text = 'Écho für Ångström: ガード, हृदय, ความดัน, שָׁלוֹם, 심장, Ａｏｒｔａ ½ ﬁn™';
  const known = text.normalize('NFC').toLowerCase();
  await db.execute(sql`
    insert into campaigns select 'org_a', 'cmp_1', ${text}, '', 'newsletter', 'draft', 0, 0, 0, 0, 0, '{}', now(), null, ${known}`);
  await db.execute(sql`
    insert into products
    select 'org_a', 'prod_1', ${text}, '', 'pl_a', '', 'active', '', '{}', '{}', '[]', '{}', now(), '', ${`${known}\n`}`);
  await migrate();
  expect(await describeSchema(db)).toEqual(current);
  for (const table of [campaigns, products])
    expect(await db.select({ text: sql`trim(search_text, E'\n')` }).from(table)).toEqual([
      { text: normalizeText(text) },
    ]);
  const search = async (text: string) =>
    (await listKols(db, 'org_a', { page: 1, per_page: 20, sort: 'full_name', search: text })).data.map(({ id }) => id);
  for (const [text, id] of [
    ['munster', 'kol_1'],
    ['김민수', 'kol_2'],
    ['長長', 'kol_2'],
    ['がん', 'kol_3'],
    ['ινστιτουτο', 'kol_3'],
    // The sigma at the end of a word is the same letter.
    ['ΚΑΡΔΙΟΛΟΓΙΑσ', 'kol_3'],
    ['東京', 'kol_3'],
    ['short clinic', 'kol_4'],
  ] as const)
    expect(await search(text), text).toEqual([id]);
}, 60_000);

test('a database of the version before the directory finds the KOLs and events that it had, in every script', async () => {
  const { db, migrate } = opened;
  const until = journal.entries.filter(({ tag }) => tag < '0012');
  await startWith(
    db,
    until.map(({ tag }) => join(migrationsFolder, `${tag}.sql`)),
    (until.at(-1)?.when ?? 0) + 1,
  );
  await db.execute(sql`create function create_event(events, text[]) returns text[] language sql as 'select $2'`);
  await db.execute(sql`insert into organizations (id, name) values ('org_a', 'A')`);
  const names = ['Пётр ИВАНОВ', 'ΓΕΩΡΓΙΟΣ Παπαδόπουλος', '김민수', 'ガード 太郎', 'مُحَمَّد', 'Åse Ærø', '王小明'];
  const institution = 'Кардиологический институт 東京 '.repeat(30);
  const metrics = JSON.stringify(aKol().metrics);
  for (const name of names) {
    await db.execute(sql`
      insert into kols
      select 'org_a', ${name}, ${name}, '', ${institution}, '', '', '{}', '{}', '{}', 'tier_1', 'high', '{"address": {"city": "Αθήνα", "country": "GR"}}', '{}',
        ${metrics}::jsonb, 0, '', '{}', now(), now()`);
    await db.execute(sql`
      insert into events
      select 'org_a', ${name}, ${name}, '', 'webinar', 'draft', now(), now(), '{"venue": "Москва"}', 'private', 0, 0, 0, 0, now(), now()`);
  }
  await migrate();
  const stored = { name_order: kols.name_order, search_text: kols.search_text };
  expect(await db.select(stored).from(kols).orderBy(kols.id)).toEqual(
    names
      .sort()
      .map((name) => ({ name_order: sortKey(name), search_text: searchText(name, 'Αθήνα', '', institution) })),
  );
  expect(await db.select({ search_text: events.search_text }).from(events).orderBy(events.id)).toEqual(
    names.map((name) => ({ search_text: searchText(name, '', 'Москва') })),
  );
}, 60_000);
