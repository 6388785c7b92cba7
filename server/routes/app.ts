import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';

declare module 'fastify' {
  interface FastifyRequest {
    /** The organization of the API key (interface §5). */
    organizationId: string;
    /** The prefix of the API key, which identifies the key and is not secret. */
    keyPrefix: string;
    /** The version of the data that the route reads, or null (`plugins/responseCache.ts`). */
    version: string | null;
  }
}

/** A Fastify instance whose routes get the types of their requests and responses from their schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;
