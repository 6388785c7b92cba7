import type { FastifyInstance } from 'fastify';
import { describeDatabaseError } from '../db/dbErrors.ts';

/**
 * Runs a task at an interval until the app closes. No request waits for it, so its errors are only logged. The app closes when the last
 * run has ended, because the database closes after it.
 * @param failure what the log says after an error
 * @returns runs the task at once
 */
export function runAtInterval(app: FastifyInstance, ms: number, task: () => Promise<unknown>, failure: string) {
  let last: Promise<unknown> | undefined;
  const run = async () => {
    last = task().catch((error) => app.log.warn({ error: describeDatabaseError(error) }, failure));
    await last;
  };
  const timer = setInterval(run, ms).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await last;
  });
  return run;
}
