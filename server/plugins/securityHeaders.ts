import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

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
    // A proxy sets this header; of several proxies, the first one names the protocol of the browser. Over plain HTTP browsers
    // ignore HSTS, so a forged header does no harm.
    if (/^https\s*(?:,|$)/i.test(String(headers['x-forwarded-proto']))) reply.header('Strict-Transport-Security', HSTS);
  });
}

/** Two years. Subdomains are not included, because they may belong to other programs. */
const HSTS = 'max-age=63072000';

/**
 * The directives of the content security policy. Without the dashboard, a response may load, frame and run nothing. The
 * dashboard may use its own scripts, styles and images, no inline script, and may send requests only to this service or to
 * the one that `config.json` names.
 * @param dist the folder of the built dashboard
 */
export function contentSecurityPolicy(dist: string | undefined): Record<string, string[]> {
  if (dist === undefined) return { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] };
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", EMPTY_STYLE],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...apiOrigin(dist)],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // No script may turn a text into HTML or code. Nothing here needs an exception, which would be a policy with a name.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
}

/** The hash of an empty inline style, the only one that is allowed: MUI adds its rules through the object model (docs/decisions/0013). */
const EMPTY_STYLE = `'sha256-${createHash('sha256').update('').digest('base64')}'`;

/** @returns an empty list if the dashboard uses its own origin, or if it could not start with this configuration */
function apiOrigin(dist: string): string[] {
  try {
    const { apiBaseUrl } = JSON.parse(readFileSync(join(dist, 'config.json'), 'utf8'));
    const { protocol, origin } = new URL(apiBaseUrl);
    return /^https?:$/.test(protocol) ? [origin] : [];
  } catch {
    return [];
  }
}
