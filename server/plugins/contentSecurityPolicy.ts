import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** For answers that are no page: nothing may be loaded, framed or run. */
export const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";

/**
 * The content security policy of the dashboard: its own scripts, styles and pictures, no inline script, and requests to
 * nobody but this service or the one that `config.json` names.
 * @param dist the folder of the built dashboard
 */
export function dashboardPolicy(dist: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${EMPTY_STYLE}`,
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...apiOrigin(dist)].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The only inline style is an empty one (docs/decisions/0013): what MUI draws is styled through that element's object. */
const EMPTY_STYLE = `'sha256-${createHash('sha256').update('').digest('base64')}'`;

/** @returns nothing where the dashboard talks to its own origin, or would not start with these settings anyway */
function apiOrigin(dist: string): string[] {
  try {
    const { apiBaseUrl } = JSON.parse(readFileSync(join(dist, 'config.json'), 'utf8'));
    const address = new URL(apiBaseUrl);
    return /^https?:$/.test(address.protocol) ? [address.origin] : [];
  } catch {
    return [];
  }
}
