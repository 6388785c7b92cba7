import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openPostgres } from '../db/connect.ts';
import { isDatabaseUnavailable } from '../db/dbErrors.ts';
import { startForwarder } from './forwarder.ts';
import { createDatabase, withPort } from './postgres.ts';

/** A PostgreSQL server that goes without closing its connections, as where its machine loses power or the network fails. */

test('after the server stops answering, a connection that works takes the place of each lost one', async () => {
  const { databaseUrl, drop } = await createDatabase(inject('postgresql'));
  onTestFinished(drop);
  const forwarder = await startForwarder(Number(new URL(databaseUrl).port));
  onTestFinished(forwarder.stop);
  const { db, close } = await openPostgres(withPort(databaseUrl, forwarder.port), { statementLimitMs: 500 });
  onTestFinished(close);

  /** As many as the pool has connections. @param halfway runs once, when each is between two statements */
  const transactions = (halfway = () => {}) => {
    let waiting = 0;
    let release = () => {};
    const everyone = new Promise<void>((resolve) => {
      release = resolve;
    });
    return Promise.allSettled(
      Array.from({ length: 10 }, () =>
        db.transaction(async (tx) => {
          await tx.execute(sql`select 1`);
          waiting += 1;
          if (waiting === 10) {
            halfway();
            release();
          }
          await everyone;
          await tx.execute(sql`select 1`);
        }),
      ),
    );
  };
  const expectUnavailable = (results: PromiseSettledResult<void>[]) => {
    for (const result of results) {
      expect(result.status).toBe('rejected');
      if (result.status === 'rejected') expect(isDatabaseUnavailable(result.reason)).toBe(true);
    }
  };
  const expectDone = (results: PromiseSettledResult<void>[]) =>
    expect(results.map(({ status }) => status)).toEqual(results.map(() => 'fulfilled'));

  expectDone(await transactions());
  // Between two transactions: their `begin` gets no answer.
  forwarder.silence();
  expectUnavailable(await transactions());
  expectDone(await transactions());
  // Within a transaction.
  expectUnavailable(await transactions(forwarder.silence));
  expectDone(await transactions());
});
