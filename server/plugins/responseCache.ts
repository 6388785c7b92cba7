import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Says that an answer may be sent again while the version of what it was read from is the same. */
    cachedBy?: 'kol' | 'lists';
  }
}

/** The bytes that all cached answers take at most, and what one takes besides its body, about. */
const MAX_SIZE = 64 * 2 ** 20;
const OVERHEAD = 300;

export type ResponseCache = ReturnType<typeof responseCache>;

/**
 * Keeps the bodies of reads, each for one organization and one address. Whose the key is and which version its data have
 * is asked of the database for every request, before this looks: so nobody gets an answer from before a change, whichever
 * process made it. A version is a random UUID that the import and the creation of events renew (docs/decisions/0023).
 */
export function responseCache() {
  const answers = new LRUCache<string, { version: string; body: Buffer }>({
    maxSize: MAX_SIZE,
    sizeCalculation: ({ body }, key) => body.length + key.length + OVERHEAD,
  });
  const keyOf = ({ organizationId, url }: FastifyRequest) => `${organizationId} ${url}`;

  return (cachedBy: 'kol' | 'lists') => ({
    config: { cachedBy },
    preHandler(request: FastifyRequest, reply: FastifyReply, done: () => void) {
      const cached = answers.get(keyOf(request));
      if (cached === undefined || cached.version !== request.version) return done();
      reply.type('application/json; charset=utf-8').send(cached.body);
    },
    async onSend(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
      const { version } = request;
      // Read before the answer was: a change in between makes the answer look old too soon, never too late.
      if (version !== null && reply.statusCode === 200 && typeof payload === 'string')
        answers.set(keyOf(request), { version, body: Buffer.from(payload) });
    },
  });
}
