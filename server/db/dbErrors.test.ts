import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../test/service.ts';
import { openPostgres } from './connect.ts';
import { isDatabaseUnavailable } from './dbErrors.ts';

const error = (code: string) => new Error('outer', { cause: Object.assign(new Error('inner'), { code }) });

test.each([
  '08006',
  '53300',
  '57P03',
  '28P01',
  '3D000',
  '55000',
  '25006',
  '25P03',
  '25P04',
  '57014',
  '58030',
  'ENETUNREACH',
])('a database that answers with %s counts as unavailable', (code) =>
  expect(isDatabaseUnavailable(error(code))).toBe(true),
);

test.each(['23505', '42P01', '22P02'])('a statement that is rejected with %s counts as a bug', (code) => {
  expect(isDatabaseUnavailable(error(code))).toBe(false);
});

test('a PostgreSQL that has ended counts as unavailable', () => {
  const panic = Object.assign(new Error('inner'), { code: 'XX000', severity: 'PANIC' });
  expect(isDatabaseUnavailable(new Error('outer', { cause: panic }))).toBe(true);
});

test('a PostgreSQL whose Unix socket is gone counts as unavailable', async () => {
  const failed = await openPostgres('postgres://user@%2Ftmp%2Fkol-desk-nowhere/database').catch((error) => error);
  expect(isDatabaseUnavailable(failed)).toBe(true);
});

test('an embedded database that closes while a statement waits counts as unavailable', async () => {
  const { db, close } = await openTestDatabase();
  const busy = db.transaction((tx) => tx.execute(sql`select 1`));
  const closing = close();
  const late = await db.execute(sql`select 1`).then(
    () => null,
    (error) => error,
  );
  await Promise.all([busy, closing]);
  expect(isDatabaseUnavailable(late)).toBe(true);
});
