import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connect.ts';
import { describeDatabaseError } from '../db/dbErrors.ts';
import { deleteExpired } from '../repositories/idempotency.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Deletes expired idempotency keys once an hour. Several processes may do it at the same time. */
export function scheduleCleanup(app: FastifyInstance, db: Database) {
  const cleanUp = () =>
    deleteExpired(db).catch((error) =>
      app.log.warn({ error: describeDatabaseError(error) }, 'expired idempotency keys were not deleted'),
    );
  const timer = setInterval(cleanUp, HOUR_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
