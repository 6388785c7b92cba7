import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { EVERY_ANSWER } from './safetyHeaders.ts';

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
    reply.headers({ ...EVERY_ANSWER, 'Content-Security-Policy': contentSecurityPolicy });
    // Behind a proxy that speaks TLS. Over plain HTTP browsers ignore the header, so a forged one does no harm.
    if (request.headers['x-forwarded-proto'] === 'https') reply.header('Strict-Transport-Security', HSTS);
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

/** Two years. What other names below this one do is not ours to say. */
const HSTS = 'max-age=63072000';
