import type { IncomingHttpHeaders } from 'node:http';

/** Headers that every answer carries, also one to what is no HTTP request. */
export const EVERY_ANSWER = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};

/**
 * The headers of the answer to a request that was understood.
 * @param contentSecurityPolicy for every answer (`contentSecurityPolicy.ts`)
 */
export function securityHeaders(request: { headers: IncomingHttpHeaders }, contentSecurityPolicy: string) {
  // Behind a proxy that speaks TLS. Over plain HTTP browsers ignore the header, so a forged one does no harm.
  const isSecure = request.headers['x-forwarded-proto'] === 'https';
  return {
    ...EVERY_ANSWER,
    'Content-Security-Policy': contentSecurityPolicy,
    ...(isSecure ? { 'Strict-Transport-Security': HSTS } : {}),
  };
}

/** Two years. What other names below this one do is not ours to say. */
const HSTS = 'max-age=63072000';
