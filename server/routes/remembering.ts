import type { FastifyReply, FastifyRequest } from 'fastify';
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
   * The hooks of a route whose answers are remembered.
   * @param versionOf the version of what the answer to a request is read from; throws where there is nothing to read
   */
  return (versionOf: (request: FastifyRequest) => Promise<number>) => ({
    async preHandler(request: FastifyRequest, reply: FastifyReply) {
      const version = await versionOf(request);
      const earlier = answers.get(nameOf(request));
      if (earlier?.version === version) return reply.type(JSON_TYPE).send(earlier.bytes);
      request.answerVersion = version;
    },
    async onSend(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
      const version = request.answerVersion;
      if (version !== null && reply.statusCode === 200 && typeof payload === 'string')
        answers.set(nameOf(request), { version, bytes: Buffer.from(payload) });
    },
  });
}

const JSON_TYPE = 'application/json; charset=utf-8';
