import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpProblem } from '../routes/problems.ts';

/** Requests that may be in flight at once; more would only wait for the database, longer than their callers do. */
export const MAX_IN_FLIGHT = 200;

/** Refuses what would come too late anyway, before anything is spent on it, so that what is in flight gets done. */
export function shedLoad(app: FastifyInstance, maxInFlight: number) {
  const inFlight = new Set<FastifyRequest>();
  app.addHook('onRequest', async (request, reply) => {
    if (inFlight.size >= maxInFlight)
      throw new HttpProblem(503, 'The service has too much to do at the moment. Please try again soon.', {
        headers: { 'Retry-After': '2' },
      });
    inFlight.add(request);
    // Also where the caller leaves.
    reply.raw.once('close', () => inFlight.delete(request));
  });
  // A caller who takes long to send a body holds nobody up.
  app.addHook('preParsing', async (request) => {
    inFlight.delete(request);
  });
  app.addHook('preValidation', async (request, reply) => {
    if (!reply.raw.destroyed) inFlight.add(request);
  });
}
