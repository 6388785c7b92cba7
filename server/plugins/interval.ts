import type { FastifyInstance } from 'fastify';
import { describeDatabaseError } from '../db/dbErrors.ts';

/**
 * Runs a task at an interval until the app closes. No request waits for it, so its errors are only logged.
 * @param failure what the log says after an error
 * @returns runs the task at once
 */
export function runAtInterval(app: FastifyInstance, ms: number, task: () => Promise<unknown>, failure: string) {
  const run = async () => {
    await task().catch((error) => app.log.warn({ error: describeDatabaseError(error) }, failure));
  };
  const timer = setInterval(run, ms).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  return run;
}
