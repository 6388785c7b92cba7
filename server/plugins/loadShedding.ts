import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpProblem } from '../problems.ts';

/** The number of concurrent requests. More would only wait for the database until their clients give up. */
export const MAX_IN_FLIGHT = 200;

/** A limited number of concurrent requests. */
export class Slots {
  private readonly taken = new Set<FastifyRequest>();
  private readonly max: number;

  constructor(max: number) {
    this.max = max;
  }

  /** Takes a slot until the response is sent or the client disconnects. @throws HttpProblem if all are taken */
  take(request: FastifyRequest, reply: FastifyReply) {
    if (this.taken.size >= this.max)
      throw new HttpProblem(503, 'The service has too much to do at the moment. Please try again soon.', {
        headers: { 'Retry-After': '2' },
      });
    this.taken.add(request);
    reply.raw.once('close', () => this.release(request));
  }

  /** Takes a slot again, also beyond the limit: the request already had one. */
  takeAgain(request: FastifyRequest, { raw }: FastifyReply) {
    if (!raw.destroyed) this.taken.add(request);
  }

  release(request: FastifyRequest) {
    this.taken.delete(request);
  }
}

/** The slots of authenticated requests. A client that sends its body slowly takes none. */
export function requestSlots(app: FastifyInstance, maxInFlight: number): Slots {
  const slots = new Slots(maxInFlight);
  app.addHook('preParsing', async (request) => slots.release(request));
  app.addHook('preValidation', async (request, reply) => slots.takeAgain(request, reply));
  return slots;
}
