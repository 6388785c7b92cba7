import type { App } from './app.ts';
import { HttpProblem } from './problems.ts';

/** How long the database may take to say that it is there. */
const PATIENCE_MS = 2_000;

/** For whoever runs the service: `/healthz` says that the process is up, `/readyz` that its database answers. */
export function healthRoutes(app: App, askDatabase: () => Promise<unknown>) {
  app.get('/healthz', (_request, reply) => reply.header('Cache-Control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    let timer: NodeJS.Timeout | undefined;
    const impatience = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS);
    });
    try {
      await Promise.race([askDatabase(), impatience]);
    } catch (error) {
      request.log.warn({ fault: error instanceof Error ? error.name : 'unknown' }, 'not ready');
      throw new HttpProblem(503, 'The database does not answer.', { headers: { 'Retry-After': '5' } });
    } finally {
      clearTimeout(timer);
    }
    return reply.header('Cache-Control', 'no-store').send({ status: 'ok' });
  });
}
