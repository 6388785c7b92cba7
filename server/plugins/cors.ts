import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** Lets pages of the given origins read responses. */
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
    // In strict mode the plugin answers an OPTIONS request that is not a preflight with plain text.
    strictPreflight: false,
  });
}
