import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { administer, createDatabase } from '../test/postgres.ts';
import { openTestDatabase } from '../test/service.ts';
import { assertSchemaVersion, selectValue } from './connect.ts';
import { openDatabase } from './open.ts';

test('a database with the schema of a newer release is rejected', async () => {
  const { db, close } = await openTestDatabase();
  await assertSchemaVersion(db);
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${Date.now() + 1e9})`,
  );
  await expect(assertSchemaVersion(db)).rejects.toThrow('a newer KOL Desk has changed its tables');
  await close();
});

test('the process handles other events between two transactions, with any number waiting', async () => {
  const { db, close } = await openTestDatabase();
  const waiting = Array.from({ length: 100 }, () => db.transaction((tx) => tx.execute(sql`select 1`)));
  let isDone = false;
  const all = Promise.all(waiting).then(() => {
    isDone = true;
  });
  await new Promise((heard) => setTimeout(heard, 0));
  expect(isDone).toBe(false);
  await all;
  await close();
});

const server = inject('postgresql');

describe.skipIf(server === undefined)('a PostgreSQL database', () => {
  const open = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir: '' });

  test('with another DateStyle than ISO is rejected until it is corrected', async () => {
    const { databaseUrl, drop } = await createDatabase(server ?? '');
    onTestFinished(drop);
    const setDateStyle = (style: string) =>
      administer(server ?? '', (client) =>
        client.query(`alter database ${new URL(databaseUrl).pathname.slice(1)} set datestyle = '${style}'`),
      );
    await setDateStyle('SQL, DMY');
    await expect(open(databaseUrl)).rejects.toThrow(
      "The database at DATABASE_URL cannot be used: its DateStyle is SQL, DMY, not ISO (alter database NAME set datestyle = 'ISO').",
    );
    await setDateStyle('ISO');
    const { db, close } = await open(databaseUrl);
    expect(await selectValue(db, sql`current_setting('DateStyle')`)).toMatch(/^ISO/);
    await close();
  });

  test('with another encoding than UTF8 is rejected', async () => {
    const name = `kol_desk_test_${randomUUID().replaceAll('-', '')}`;
    const run = (statement: string) => administer(server ?? '', (client) => client.query(statement));
    await run(`create database ${name} encoding 'LATIN1' locale 'C' template template0`);
    onTestFinished(() => run(`drop database ${name} with (force)`).then(() => undefined));
    const address = new URL(server ?? '');
    address.pathname = `/${name}`;
    await expect(open(address.href)).rejects.toThrow(
      'The database at DATABASE_URL cannot be used: its encoding is LATIN1, not UTF8 (createdb NAME --encoding=UTF8 --template=template0).',
    );
  });
});
