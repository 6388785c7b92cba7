import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiPrefixOf } from '../http.ts';
import { readPreloadLinks } from './modulePreload.ts';

/** Tells whether the folder contains a built dashboard. */
export const isBuilt = (dist: string) => existsSync(join(dist, 'index.html'));

/**
 * Serves the files of the built dashboard. The build has compressed them; the plugin chooses the best format that the browser
 * accepts.
 * @returns answers the request for a page of the dashboard
 */
export function serveSpa(app: FastifyInstance, dist: string) {
  app.register(fastifyStatic, {
    root: dist,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      // The name of a file below assets/ contains a hash of its content. Browsers check other files every time and get a 304
      // if they have not changed.
      const isHashed = path.startsWith(join(dist, 'assets/'));
      reply.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const linksOf = readPreloadLinks(dist);
  const sendPage = ({ url }: FastifyRequest, reply: FastifyReply) =>
    reply.code(200).headers(linksOf(url)).sendFile('index.html');
  app.get('/', sendPage);
  return sendPage;
}

/**
 * Tells whether a browser opens a page of the dashboard, which has its own "not found" page. A missing file must not get HTML,
 * because a script tag would fail on it. An id may contain a dot, so `/kols/kol_a.b` looks like a file; but only the request for
 * a page accepts `text/html`.
 */
export function isPage({ method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = url.split('?', 1)[0] ?? '';
  if (apiPrefixOf(path) !== undefined || path === '/assets' || path.startsWith('/assets/')) return false;
  const accept = headers.accept ?? '*/*';
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !path.slice(path.lastIndexOf('/')).includes('.');
}
