import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { HttpProblem } from '../routes/problems.ts';

/**
 * Takes JSON bodies and no others. Bytes that are no UTF-8 are refused: decoding them loosely would store a text
 * that nobody sent. `__proto__` and `constructor.prototype` are refused by the framework's parser.
 */
export function parseJsonBody(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const refusal = refuseCoding(request.headers);
    if (refusal !== null) return done(refusal);
    let text: string;
    try {
      text = utf8.decode(body);
    } catch {
      return done(new HttpProblem(400, 'The body is not valid UTF-8.'));
    }
    return parse(request, text, (error, value) => done(error !== null && isJson(text) ? FORBIDDEN_NAME : error, value));
  });
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

const FORBIDDEN_NAME = new HttpProblem(
  400,
  'The body holds a field named __proto__ or constructor.prototype, which no field may be named.',
);

/** Valid, and yet not taken by the framework's parser: then it is a name that could reach into every object. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** What is not written as it is read would only be called broken JSON. */
function refuseCoding(headers: IncomingHttpHeaders): HttpProblem | null {
  const { 'content-encoding': encoding = 'identity', 'content-type': type = '' } = headers;
  if (encoding.trim().toLowerCase() !== 'identity')
    return new HttpProblem(415, 'The body must be sent uncompressed (without Content-Encoding).', {
      headers: { 'Accept-Encoding': 'identity' },
    });
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(type)?.[1] ?? 'utf-8';
  return /^utf-?8$/i.test(charset) ? null : new HttpProblem(415, 'The body must be JSON in UTF-8.');
}
