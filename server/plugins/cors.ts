import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** Lets pages of other origins read the answers; none unless named. */
export function allowOrigins(app: FastifyInstance, corsOrigins: string[]) {
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
