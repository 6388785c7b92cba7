import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connect.ts';
import { describeDatabaseError } from '../db/dbErrors.ts';
import { deleteOldAudit } from '../repositories/audit.ts';
import { deleteExpired } from '../repositories/idempotency.ts';
import type { SessionRepository } from '../repositories/sessions.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

export interface CleanupOptions {
  sessions: SessionRepository;
  /** How long rows of the audit trail are kept. */
  auditDays: number;
  now: () => number;
}

/** Deletes expired idempotency keys and sessions, and old rows of the audit trail, once an hour. Several processes may do it at the same time. */
export function scheduleCleanup(app: FastifyInstance, db: Database, options: CleanupOptions) {
  const cleanUp = () =>
    deleteExpiredRows(db, options).catch((error) =>
      app.log.warn({ error: describeDatabaseError(error) }, 'expired rows were not deleted'),
    );
  const timer = setInterval(cleanUp, HOUR_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/** Deletes what is no longer needed. */
export async function deleteExpiredRows(db: Database, { sessions, auditDays, now }: CleanupOptions): Promise<void> {
  await Promise.all([deleteExpired(db), sessions.deleteExpired(), deleteOldAudit(db, now() - auditDays * DAY_MS)]);
}
