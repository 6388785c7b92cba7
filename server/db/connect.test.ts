import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../test/service.ts';
import { assertSchemaVersion } from './connect.ts';

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
