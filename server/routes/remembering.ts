import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Source } from '../repositories/callers.ts';
import { memory } from '../repositories/memory.ts';

/** The bytes of answers that are remembered at most, by all routes together. */
const ROOM = 64 * 2 ** 20;

/** What an answer takes up besides its bytes, about. */
const OF_ITSELF = 300;

interface Answer {
  /** Of what it was read from, from before it was read. */
  version: number;
  bytes: Buffer;
}

export type Remembering = ReturnType<typeof remembering>;

/**
 * Keeps answers as the bytes that went out, each for one organization and one address. An answer goes out again only
 * where what it was read from is the same, and that is asked anew for every request (docs/decisions/0037).
 */
export function remembering(room = ROOM) {
  const answers = memory<Answer>(room, ({ bytes }, name) => bytes.length + name.length + OF_ITSELF);
  const nameOf = ({ organizationId, url }: FastifyRequest) => `${organizationId} ${url}`;

  /**
   * What a route takes on whose answers are remembered.
   * @param sourceOf what the answer to a request is read from, as the address says that is not yet checked
   */
  return (sourceOf: (request: FastifyRequest) => Source) => ({
    config: { sourceOf },
    preHandler(request: FastifyRequest, reply: FastifyReply, done: () => void) {
      const earlier = answers.get(nameOf(request));
      if (earlier === undefined || earlier.version !== request.sourceVersion) return done();
      reply.type(JSON_TYPE).send(earlier.bytes);
    },
    async onSend(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
      const version = request.sourceVersion;
      if (version !== null && reply.statusCode === 200 && typeof payload === 'string')
        answers.set(nameOf(request), { version, bytes: Buffer.from(payload) });
    },
  });
}

const JSON_TYPE = 'application/json; charset=utf-8';
