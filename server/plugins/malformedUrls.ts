import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiPrefixOf, decodeUrl } from '../http.ts';
import { HttpProblem } from '../problems.ts';
import { isPage } from './staticFiles.ts';

/**
 * The URL by which Fastify finds the route of a request. Fastify rejects a URL that it cannot decode before any hook runs: without
 * security headers, and in the API without asking for the key. So such a request gets another path: the dashboard's, which explains
 * the error to a person, or one on which hooks reject it.
 */
export function routedUrl(request: IncomingMessage, hasDashboard: boolean): string {
  const { url = '/' } = request;
  const encoded = url.split('?', 1)[0] ?? '';
  const path = decodeUrl(encoded);
  if (hasDashboard && (path === null || path.includes('\0')) && isPage(request)) return '/';
  if (path !== null) return url;
  return apiPrefixOf(encoded) ?? UNKNOWN;
}

const UNKNOWN = '/malformed-url';

/** Answers the requests that `routedUrl` has sent nowhere. */
export function answerMalformedUrls(app: FastifyInstance) {
  app.addHook('onRequest', async (request) => {
    if (request.url === UNKNOWN) await rejectMalformedUrl(request);
  });
}

/**
 * Rejects a URL with a broken escape, also in its query: the query parser would keep it as it is, and a search for it would
 * find nothing.
 * @throws HttpProblem
 */
export async function rejectMalformedUrl({ originalUrl }: FastifyRequest) {
  if (decodeUrl(originalUrl) === null)
    throw new HttpProblem(400, 'The address contains a % that is not followed by a valid escape of UTF-8.');
}
