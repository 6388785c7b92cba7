import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/**
 * Serves `/metrics` for Prometheus: the requests by route, status and duration, and the process. A route is a pattern, so
 * labels contain no ids and no search texts.
 * @returns a function that counts requests for which no hook runs
 */
export function registerMetrics(app: FastifyInstance) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const aborted = new Counter({
    name: 'http_requests_aborted_total',
    help: 'Requests whose caller left before the answer',
    registers,
  });

  const unread = new Counter({
    name: 'http_requests_unread_total',
    help: 'Requests that were rejected because they were incomplete or invalid',
    labelNames: ['status'],
    registers,
  });

  app.addHook('onRequestAbort', (_request, done) => {
    aborted.inc();
    done();
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (_request, reply) =>
    reply
      .header('Cache-Control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics()),
  );

  return { countUnread: (status: number) => unread.inc({ status }) };
}
