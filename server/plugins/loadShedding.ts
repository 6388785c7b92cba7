import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpProblem } from '../problems.ts';

/** The number of concurrent requests. More would only wait for the database until their clients give up. */
export const MAX_IN_FLIGHT = 200;

/** Rejects excess requests before any work is done for them, so that the accepted ones finish. */
export function shedLoad(app: FastifyInstance, maxInFlight: number) {
  const inFlight = new Set<FastifyRequest>();
  app.addHook('onRequest', async (request, reply) => {
    if (inFlight.size >= maxInFlight)
      throw new HttpProblem(503, 'The service has too much to do at the moment. Please try again soon.', {
        headers: { 'Retry-After': '2' },
      });
    inFlight.add(request);
    // Also happens when the client disconnects.
    reply.raw.once('close', () => inFlight.delete(request));
  });
  // A client that sends its body slowly takes no slot.
  app.addHook('preParsing', async (request) => {
    inFlight.delete(request);
  });
  app.addHook('preValidation', async (request, reply) => {
    if (!reply.raw.destroyed) inFlight.add(request);
  });
}
