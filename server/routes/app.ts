import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's organization, known once the API key was accepted (interface §5). */
    organizationId: string;
    /** The prefix of the caller's API key, which names the key without opening anything. */
    keyPrefix: string;
    /** Of what the answer is read from; null where it has none (`plugins/responseCache.ts`). */
    version: string | null;
  }
}

/** The server as routes see it: what a route's schemas say types its request and its answer. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;
