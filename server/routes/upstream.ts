import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { id } from '../../src/contract/values.ts';
import { API_PREFIX, type App, parseJson, searchOf } from '../http.ts';
import { actorOf, requireRole } from '../plugins/authenticate.ts';
import { toProblem } from '../plugins/errors.ts';
import { validatorCompiler } from '../plugins/validation.ts';
import { HttpProblem, notFound, problemResponse } from '../problems.ts';
import * as audit from '../repositories/audit.ts';
import { hashOf } from '../repositories/hashOf.ts';
import { listCampaignsSchema } from './campaigns.ts';
import { createEventSchema } from './events.ts';
import { getKolSchema } from './kols.ts';
import { listProductsSchema } from './products.ts';

/** A remote service that keeps the interface. */
export interface Upstream {
  /** The address before `/v1`, without a slash at its end. */
  url: string;
  apiKey: string;
  timeoutMs?: number | undefined;
}

const TIMEOUT_MS = 20_000;

/** The largest answer, in bytes. */
const MAX_ANSWER = 32 * 2 ** 20;

/** The headers that come back. Nothing else passes: no cookie, no other key. */
const ANSWER_HEADERS = ['retry-after', 'x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'];

/**
 * The four operations of the interface, forwarded to a remote service with a key that only this process knows. Sessions, roles and
 * limits are in front of it, and the audit trail is here.
 */
export function upstreamRoutes(app: App, { url, apiKey, timeoutMs = TIMEOUT_MS }: Upstream) {
  /** Sends one request, and never again. */
  const forward = async (request: FastifyRequest, path: string): Promise<Answer> => {
    const { method, body } = request;
    try {
      const response = await fetch(`${url}${API_PREFIX}${path}${searchOf(request)}`, {
        // Fastify leaves out the body of the answer to HEAD, and sends its length.
        method: method === 'HEAD' ? 'GET' : method,
        headers: { ...headersOf(request), authorization: `Bearer ${apiKey}`, accept: 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const { status, headers } = response;
      // The answer has our own request id, as the log and the audit trail do. The remote one is logged, to find the request there.
      const remoteReqId = headers.get('x-request-id') ?? undefined;
      request.log[status >= 500 ? 'warn' : 'info']({ status, remoteReqId }, 'the remote service answered');
      return { status, headers, body: await readAnswer(response) };
    } catch (error) {
      request.log.warn({ error: error instanceof Error ? error.name : String(error) }, 'the remote service failed');
      if (error instanceof HttpProblem) throw error;
      if (error instanceof Error && error.name === 'TimeoutError')
        throw new HttpProblem(504, 'The remote service did not answer in time.');
      throw new HttpProblem(502, 'The remote service cannot be reached.');
    }
  };

  // The schemas describe the operations at `/openapi.json`. The remote service validates requests, except `Idempotency-Key`, which
  // `headersOf` replaces.
  app.setValidatorCompiler<z.core.$ZodType>((route) =>
    route.httpPart === 'headers' ? validatorCompiler(route) : (value) => ({ value }),
  );

  app.get('/kols/:id', { schema: describeForwarded(getKolSchema) }, async (request, reply) => {
    const { data: params } = z.safeParse(KolParams, request.params);
    if (params === undefined) throw notFound('There is no KOL with this id.');
    return send(reply, await forward(request, `/kols/${params.id}`));
  });
  for (const [path, schema] of [
    ['/products', listProductsSchema],
    ['/campaigns', listCampaignsSchema],
  ] as const)
    app.get(path, { schema: describeForwarded(schema) }, async (request, reply) =>
      send(reply, await forward(request, path)),
    );

  const completeRow = async (row: audit.AuditRowKey, { status, body }: Answer) => {
    if (isRefusal(status)) await audit.remove(app.db, row);
    const { data: created } = z.safeParse(Created, parseJson(body.toString()));
    // The interface does not say which status a success has.
    if (!isSuccess(status) || created === undefined) return;
    const { id: eventId } = created.data;
    // A request that is repeated with its Idempotency-Key gets the first answer.
    const isRepeated = await audit.hasCreation(app.db, row.organizationId, eventId);
    await (isRepeated ? audit.remove(app.db, row) : audit.setSubject(app.db, row, eventId));
  };

  app.post(
    '/events',
    { schema: describeForwarded(createEventSchema), onRequest: requireRole('planner') },
    async (request, reply) => {
      // The row is stored first, so that every event has one. It is deleted if the remote service certainly refused the event.
      const row = await audit.recordAudit(app.db, actorOf(request), { action: 'event_created' });
      const answer = await forward(request, '/events');
      await completeRow(row, answer).catch((error) =>
        // If this error replaced the answer, people would create the event again.
        request.log.warn({ reason: toProblem(error, request).message }, 'the row of a new event was not completed'),
      );
      return send(reply, answer);
    },
  );
}

/** The schema of an operation, with the errors that only a forwarded request can get. */
const describeForwarded = <Schema extends { response: object }>(schema: Schema) => ({
  ...schema,
  response: { ...schema.response, 502: problemResponse, 504: problemResponse },
});

interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

/**
 * Returns the headers to forward to the remote service, without its API key. Here, an `Idempotency-Key` belongs to one person. The
 * remote service gets the requests of all people with the same API key, so the forwarded value also depends on the person.
 */
function headersOf(request: FastifyRequest): Record<string, string> {
  const { 'content-type': contentType, 'idempotency-key': idempotencyKey } = request.headers;
  const { organizationId, actor } = actorOf(request);
  const personal = () => hashOf(`${organizationId} ${actor} ${idempotencyKey}`);
  return {
    ...(contentType !== undefined && { 'content-type': contentType }),
    ...(typeof idempotencyKey === 'string' && { 'idempotency-key': personal() }),
  };
}

/** An id of the contract is a short text without slashes, so it cannot lead to another path of the remote service. */
const KolParams = z.object({ id: id('kol') });

const Created = z.object({ data: z.object({ id: z.string().check(z.regex(/^[\w.~-]{1,105}$/)) }) });

/** @throws HttpProblem for a redirect, which is not followed, and for an answer that is too large */
async function readAnswer(response: Response): Promise<Buffer> {
  if (response.status >= 300 && response.status < 400)
    throw new HttpProblem(502, 'The remote service answered with a redirect. Check UPSTREAM_URL.');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MAX_ANSWER) throw new HttpProblem(502, 'The answer of the remote service is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The media types that come back. A browser would run a script or show a page of another type as a part of the dashboard. */
const JSON_TYPES = ['application/json', 'application/problem+json'];

/** @throws HttpProblem for a refused key, and for an answer that is not JSON */
function send(reply: FastifyReply, { status, headers, body }: Answer) {
  // A 401 would say that the person is signed out.
  if (status === 401) throw new HttpProblem(502, 'The key of this desk was refused by the remote service.');
  const passed = Object.fromEntries([...headers].filter(([name]) => ANSWER_HEADERS.includes(name)));
  const [mediaType = ''] = (headers.get('content-type') ?? '').split(';', 1);
  const jsonType = JSON_TYPES.find((type) => type === mediaType.trim().toLowerCase());
  // Only our own text of the type: from a list of types, browsers would use the last one.
  if (jsonType !== undefined) reply.type(`${jsonType}; charset=utf-8`);
  else if (body.length > 0)
    // A proxy in front of the remote service may say as a web page when to try again.
    throw new HttpProblem(isTemporary(status) ? status : 502, 'The answer of the remote service is not JSON.', {
      headers: passed,
    });
  return reply.code(status).headers(passed).send(body);
}

const isSuccess = (status: number) => status >= 200 && status < 300;

/** Tells whether nothing was created. After a 408, something may have been. */
const isRefusal = (status: number) => status >= 400 && status < 500 && status !== 408;

const isTemporary = (status: number) => status === 429 || status >= 500;
