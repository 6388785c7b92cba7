import type { FastifyInstance } from 'fastify';
import { describeDatabaseError } from '../db/dbErrors.ts';

interface IntervalOptions {
  /** What the log says after an error. */
  failure: string;
  /** True to run the task once more when the app closes. */
  runsAtClose?: boolean;
}

/**
 * Runs a task at an interval until the app closes, never twice at the same time. No request waits for it, so its errors are only logged.
 * The app closes when the last run has ended, because the database closes after it.
 * @returns runs the task at once, unless it is running
 */
export function runAtInterval(
  app: FastifyInstance,
  ms: number,
  task: () => Promise<unknown>,
  { failure, runsAtClose = false }: IntervalOptions,
) {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= task()
      .catch((error) => app.log.warn({ error: describeDatabaseError(error) }, failure))
      .then(() => {
        running = undefined;
      });
    return running;
  };
  const timer = setInterval(run, ms).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
    if (runsAtClose) await run();
  });
  return run;
}
