import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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
