import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connect.ts';
import { describeDatabaseError } from '../db/dbErrors.ts';
import { forgetExpired } from '../repositories/idempotency.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Once an hour clears away what has expired. Several processes may do it at once; what fails is tried an hour later. */
export function scheduleCleanup(app: FastifyInstance, db: Database) {
  const cleanUp = () =>
    forgetExpired(db).catch((error) =>
      app.log.warn({ fault: describeDatabaseError(error) }, 'expired answers were not cleared away'),
    );
  const timer = setInterval(cleanUp, HOUR_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
