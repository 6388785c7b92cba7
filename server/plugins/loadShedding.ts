import type { FastifyReply, FastifyRequest } from 'fastify';
import { retryLater } from '../problems.ts';

/** The number of concurrent requests. More would only wait for the database until their clients give up. */
export const MAX_IN_FLIGHT = 200;

/** A limited number of concurrent requests. */
export function createSlots(max: number) {
  const requests = new Set<FastifyRequest>();
  return {
    requests,
    /** Takes a slot until the response is sent or the client disconnects. @throws HttpProblem if none is free */
    take(request: FastifyRequest, { raw }: FastifyReply) {
      // The client has disconnected before: nothing would give the slot back.
      if (raw.destroyed) return;
      if (requests.size >= max)
        throw retryLater(503, 'The service has too much to do at the moment. Please try again soon.', 2);
      requests.add(request);
      raw.once('close', () => requests.delete(request));
    },
  };
}
