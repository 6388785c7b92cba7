import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** True where the folder holds a built dashboard. */
export const isBuilt = (dist: string) => existsSync(join(dist, 'index.html'));

/**
 * Serves the files of the built dashboard. They are compressed by the build; here only the
 * best one that the browser takes is picked.
 */
export function serveSpa(app: FastifyInstance, dist: string) {
  app.register(fastifyStatic, {
    root: dist,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader('Vary', 'Accept-Encoding');
      // A file below assets/ bears a hash of its content in its name. Anything else is asked for anew each time,
      // and costs a 304 where it has not changed.
      const isHashed = path.startsWith(join(dist, 'assets/'));
      response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

/**
 * True where a person opens an address of the dashboard, which shows its own "not found". A missing file must not
 * come back as HTML: a script tag would choke on it. An id may hold a dot, so `/kols/kol_a.b` looks like a file;
 * opened in a browser it asks for HTML by name, which a script or an image never does.
 */
export function isPage({ method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = url.split('?', 1)[0] ?? '';
  if (/^\/(?:v1|assets)(?:\/|$)/.test(path)) return false;
  const accept = headers.accept ?? '*/*';
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !/\.[^/]*$/.test(path);
}
