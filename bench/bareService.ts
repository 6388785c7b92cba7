import Fastify from 'fastify';
import * as z from 'zod/mini';

/**
 * The baseline of the service, in a process of its own as the service is: a bare route for each operation, which answers
 * from memory what the service answered.
 */

/** What the service answered, by address; an event is always the same one. */
export const Recorded = z.object({ reads: z.record(z.string(), z.string()), created: z.string() });
export type Recorded = z.infer<typeof Recorded>;

/** What the baseline says when it listens. */
export const Listening = z.object({ url: z.string() });

process.once('message', async (message: unknown) => {
  const { reads, created } = Recorded.parse(message);
  const answers = new Map(Object.entries(reads).map(([address, body]) => [address, Buffer.from(body)]));
  const event = Buffer.from(created);
  const app = Fastify();
  for (const address of ['/v1/kols/:id', '/v1/campaigns'])
    app.get(address, (request, reply) => reply.type(JSON_TYPE).send(answers.get(request.url)));
  app.post('/v1/events', (_request, reply) => reply.code(201).type(JSON_TYPE).send(event));
  process.send?.({ url: await app.listen({ port: 0, host: '127.0.0.1' }) });
});

const JSON_TYPE = 'application/json; charset=utf-8';
