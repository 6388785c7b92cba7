import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/connect.ts';
import { vacuumDeleted } from '../db/vacuum.ts';
import { deleteOldAudit } from '../repositories/audit.ts';
import { deleteExpired } from '../repositories/idempotency.ts';
import type { SessionRepository } from '../repositories/sessions.ts';
import { runAtInterval } from './interval.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

interface CleanupOptions {
  sessions: SessionRepository;
  auditDays: number;
  now: Clock;
  /** True for the embedded database, which has no autovacuum. */
  isEmbedded: boolean;
}

/**
 * Deletes expired rows when the service listens, and then once an hour. A service that runs for less than an hour a day deletes them,
 * too, and its start does not wait for it.
 */
export function scheduleCleanup(app: FastifyInstance, options: CleanupOptions) {
  const deleteNow = () => deleteExpiredRows(app.db, options);
  const run = runAtInterval(app, HOUR_MS, deleteNow, { failure: 'expired rows were not deleted' });
  app.addHook('onListen', async () => void run());
}

/**
 * Deletes expired idempotency keys and sessions, and old rows of the audit trail. Several processes may do it at the same time.
 * The embedded database uses their space again.
 */
export async function deleteExpiredRows(
  db: Database,
  { sessions, auditDays, now, isEmbedded }: CleanupOptions,
): Promise<void> {
  const deletions = [deleteExpired(db), sessions.deleteExpired(), deleteOldAudit(db, now() - auditDays * DAY_MS)];
  // If one fails, the others are done nevertheless, before the database may close.
  await Promise.allSettled(deletions);
  if (isEmbedded) await vacuumDeleted(db);
  await Promise.all(deletions);
}
