import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

/**
 * Adds the security headers to every response.
 * @param dist the folder of the built dashboard; without it, the content security policy allows nothing
 */
export function addSecurityHeaders(app: FastifyInstance, dist: string | undefined) {
  app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(dist) },
    frameguard: { action: 'deny' },
    // Sent below, and only over TLS.
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async ({ headers }, reply) => {
    reply.header('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
    // A proxy that speaks TLS sets this header. Over plain HTTP browsers ignore HSTS, so a forged header does no harm.
    if (headers['x-forwarded-proto'] === 'https') reply.header('Strict-Transport-Security', HSTS);
  });
}

/** Two years. Subdomains are not included, because they may belong to other programs. */
const HSTS = 'max-age=63072000';
