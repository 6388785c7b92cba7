import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

declare module 'fastify' {
  interface FastifyRequest {
    /** The version of the data that a cached route reads, or null. */
    version: string | null;
  }
}

/** The largest size of all cached responses, and the approximate size of one without its body, in bytes. */
const MAX_SIZE = 64 * 2 ** 20;
const OVERHEAD = 300;

export type ResponseCache = ReturnType<typeof responseCache>;

/**
 * Caches the bodies of responses by organization and URL. Before, every request reads from the database to whom its API key
 * belongs and which version the data has. So a response is never older than a change, in any process. A version is a random
 * UUID that the import and the creation of events renew (docs/decisions/0023).
 */
export function responseCache(app: FastifyInstance) {
  app.decorateRequest('version', null);
  const answers = new LRUCache<string, { version: string; body: Buffer }>({
    maxSize: MAX_SIZE,
    sizeCalculation: ({ body }, key) => body.length + key.length + OVERHEAD,
  });
  const keyOf = ({ organizationId, url }: FastifyRequest) => `${organizationId} ${url}`;

  /** The hooks of a cached route. @param findVersion the version of the data that a request reads; null if there is none */
  return (findVersion: (request: FastifyRequest) => string | null | Promise<string | null>) => ({
    async preHandler(request: FastifyRequest, reply: FastifyReply) {
      request.version = await findVersion(request);
      const cached = answers.get(keyOf(request));
      if (cached === undefined || cached.version !== request.version) return;
      return reply.type('application/json; charset=utf-8').send(cached.body);
    },
    async onSend(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
      const { version } = request;
      // The version was read before the data. After a change in between, the cached response is not used.
      if (version !== null && reply.statusCode === 200 && typeof payload === 'string')
        answers.set(keyOf(request), { version, body: toBuffer(payload) });
    },
  });
}

/** Not `Buffer.from`: a small buffer from Node's shared pool would keep 8 KB of it. */
function toBuffer(text: string): Buffer {
  const buffer = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  buffer.write(text);
  return buffer;
}
