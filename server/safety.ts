import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { safetyHeaders } from './safetyHeaders.ts';

/**
 * What a browser is told so that a page can do no more than it must.
 * @param contentSecurityPolicy for every answer (`contentSecurityPolicy.ts`)
 * @param corsOrigins other origins whose pages may read the answers; none unless named
 */
export function keepSafe(
  app: FastifyInstance,
  { contentSecurityPolicy, corsOrigins }: { contentSecurityPolicy: string; corsOrigins: string[] },
) {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(safetyHeaders(request, contentSecurityPolicy));
  });
  if (corsOrigins.length === 0) return;
  app.register(cors, {
    origin: corsOrigins,
    methods: ['GET', 'HEAD', 'POST'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
    exposedHeaders: [
      'Location',
      'Retry-After',
      'X-RateLimit-Limit',
      'X-RateLimit-Remaining',
      'X-RateLimit-Reset',
      'X-Request-Id',
    ],
    maxAge: 600,
    // Otherwise refused with a plain text; a request that is no preflight is nothing that harms.
    strictPreflight: false,
  });
}
