import type { FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import { Refusal } from './problems.ts';

/** Requests that may be under way at once; more would only wait for the database, longer than their callers do. */
export const MOST_UNDER_WAY = 500;

/**
 * Refuses what would come too late anyway, before anything is spent on it, so that what is under way gets done and the
 * service recovers by itself. What is counted, not a delay that is measured: on a machine that is busy with something
 * else, a process falls behind without having too much to do.
 */
export function refuseOverload(app: App, mostUnderWay: number) {
  const underWay = new Set<FastifyRequest>();
  app.addHook('onRequest', async (request) => {
    if (underWay.size >= mostUnderWay)
      throw new Refusal(503, 'The service has too much to do at the moment. Please try again soon.', {
        headers: { 'Retry-After': '2' },
      });
    underWay.add(request);
  });
  const leave = async (request: FastifyRequest) => {
    underWay.delete(request);
  };
  app.addHook('onResponse', leave);
  app.addHook('onRequestAbort', leave);
}
