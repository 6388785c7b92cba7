import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { parseJson } from '../http.ts';
import { HttpProblem } from '../problems.ts';

/**
 * Accepts only JSON bodies, and parses them with Fastify's own parser. Rejects bytes that are not UTF-8, because Fastify would
 * replace them and store a text that differs from the one sent.
 */
export function parseJsonBody(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const unsupported = checkMediaType(request.headers);
    if (unsupported !== null) return done(unsupported);
    if (!isUtf8(body)) return done(new HttpProblem(400, 'The body is not valid UTF-8.'));
    const text = body.toString();
    return parse(request, text, (error, value) =>
      done(error && parseJson(text) !== undefined ? FORBIDDEN_FIELD : error, value),
    );
  });
}

/** If Fastify's parser rejects valid JSON, the reason is a forbidden field. */
const FORBIDDEN_FIELD = new HttpProblem(
  400,
  'The body contains a field named __proto__ or constructor.prototype, which is not allowed.',
);

/** Without this check, a compressed body would be reported as broken JSON. */
function checkMediaType(headers: IncomingHttpHeaders): HttpProblem | null {
  const { 'content-encoding': encoding = 'identity', 'content-type': type = '' } = headers;
  if (encoding.trim().toLowerCase() !== 'identity')
    return new HttpProblem(415, 'The body must be sent uncompressed (without Content-Encoding).', {
      headers: { 'Accept-Encoding': 'identity' },
    });
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(type)?.[1] ?? 'utf-8';
  return /^utf-?8$/i.test(charset) ? null : new HttpProblem(415, 'The body must be JSON in UTF-8.');
}
