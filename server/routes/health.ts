import { setTimeout } from 'node:timers/promises';
import type { App } from '../http.ts';
import { retryLater } from '../problems.ts';

/** The time in which the database must answer. */
const TIMEOUT_MS = 2_000;

/** Health checks for operators: `/healthz` for the process, `/readyz` also for its database. */
export function healthRoutes(app: App, checkDatabase: () => Promise<unknown>) {
  app.get('/healthz', (_request, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    const timeout = setTimeout(TIMEOUT_MS, null, { ref: false }).then(() => {
      throw new Error('no answer in time');
    });
    try {
      await Promise.race([checkDatabase(), timeout]);
    } catch (error) {
      request.log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'not ready');
      throw retryLater(503, 'The database does not answer.', 5);
    }
    return reply.header('Cache-Control', 'no-store').send({ status: 'ok' });
  });
}
