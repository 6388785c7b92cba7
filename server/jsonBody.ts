import type { FastifyInstance } from 'fastify';
import { Refusal } from './routes/problems.ts';

/**
 * Takes JSON bodies and no others. Bytes that are no UTF-8 are refused: decoding them loosely would store a text
 * that nobody sent. `__proto__` and `constructor.prototype` are refused by the framework's parser.
 */
export function parseJsonBody(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    let text: string;
    try {
      text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    } catch {
      return done(new Refusal(400, 'The body is not valid UTF-8.'));
    }
    return parse(request, text, done);
  });
}
