import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { Pool } from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { campaignRepository } from '../repositories/campaigns.ts';
import { createDatabase } from '../test/service.ts';
import type { Database } from './connect.ts';
import { EmbeddedDatabase } from './embedded.ts';

/** A database without tables. */
async function openEmpty(): Promise<Database> {
  const server = inject('postgresql');
  if (server === undefined) {
    const client = await EmbeddedDatabase.open();
    onTestFinished(() => client.close());
    return drizzlePglite(client);
  }
  const { databaseUrl, drop } = await createDatabase(server);
  const pool = new Pool({ connectionString: databaseUrl });
  onTestFinished(() => pool.end().then(drop));
  return drizzlePg(pool);
}

const FOLDER = join(import.meta.dirname, 'migrations');
const FILES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql'))
  .sort();

async function migrate(db: Database, files: string[]) {
  for (const file of files)
    for (const statement of readFileSync(join(FOLDER, file), 'utf8').split('--> statement-breakpoint'))
      await db.execute(sql.raw(statement));
}

test('a database with counts kept by triggers is migrated to counts from indexes, and keeps its records', async () => {
  const db = await openEmpty();
  const before = FILES.filter((name) => name < '0008');
  await migrate(db, before);
  await db.execute(sql`insert into organizations (id, name) values ('org_a', 'A')`);
  await db.execute(sql`
    insert into campaigns
    select 'org_a', 'cmp_' || n, 'Name ' || n, '', 'newsletter', 'draft', 0, 0, 0, 0, 0, '{"type": "immediate"}', now(), null,
      'name ' || n || case when n = 7 then (select string_agg(md5(i::text), '') from generate_series(1, 200) i) else '' end
    from generate_series(1, 50) n`);
  await db.execute(sql`
    insert into kol_events values ('org_a', 'kol_gone', 'evt_a', 'Board', '2026-01-01', 'attendee', true)`);
  await migrate(
    db,
    FILES.filter((name) => !before.includes(name)),
  );
  const { list } = campaignRepository(db);
  expect((await list('org_a', { page: 1, per_page: 20 })).meta.total).toBe(50);
  expect((await list('org_a', { page: 1, per_page: 20, search: 'name 7' })).data.map(({ id }) => id)).toEqual([
    'cmp_7',
  ]);
  expect(await db.$count(sql`kol_events`)).toBe(0);
  expect(await db.$count(sql`pg_trigger where not tgisinternal`)).toBe(0);
}, 60_000);
