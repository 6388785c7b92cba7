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
    ["style-src 'self'", ...INLINE_STYLES].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...apiOrigin(dist)].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The only inline styles (docs/decisions/0013). Emotion, which styles the components, adds an empty `<style>` and fills it
 * through the style sheet's object, which no policy restricts; MUI adds the other one while it changes between light
 * and dark, so that nothing fades.
 */
const INLINE_STYLES = [
  '',
  '*{-webkit-transition:none!important;-moz-transition:none!important;-o-transition:none!important;-ms-transition:none!important;transition:none!important}',
].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

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
