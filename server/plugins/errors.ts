import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ProblemError } from '../../src/contract/problem.ts';
import { describeDatabaseError, isDatabaseUnavailable } from '../db/dbErrors.ts';
import { HttpProblem, PROBLEM_TYPE, problem } from '../problems.ts';

/** Turns every error into a problem document, which never contains a stack trace. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof HttpProblem) return send(reply, error.status, error.message, error.errors, error.headers);
  const known = frameworkProblem(error);
  if (known !== undefined) return send(reply, known.status, known.detail);
  if (isDatabaseUnavailable(error)) {
    // Every request logs this until the database is back, so the entry is short.
    const { stack: _stack, ...details } = describeDatabaseError(error);
    request.log.warn({ error: details }, 'the database does not answer');
    return send(reply, 503, 'The database does not answer. Please try again soon.', [], { 'Retry-After': '5' });
  }
  request.log.error({ error: describeDatabaseError(error) }, 'a request failed');
  return send(reply, 500, 'Something went wrong in the service. It was logged under the request id.');
}

function send(
  reply: FastifyReply,
  status: number,
  detail: string,
  errors: ProblemError[] = [],
  headers: Record<string, string> = {},
) {
  const { id } = reply.request;
  return reply
    .code(status)
    .headers({ 'X-Request-Id': id, 'Cache-Control': 'no-store', ...headers })
    .type(PROBLEM_TYPE)
    .send(problem(status, detail, id, errors));
}

/** Fastify's errors that a client causes. Fastify's own messages repeat the URL. */
const FRAMEWORK_PROBLEMS: Record<string, { status: number; detail: string }> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, detail: 'The body is empty. It must be a JSON object.' },
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, detail: 'The body is not valid JSON.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 400, detail: 'The body is not as long as Content-Length says.' },
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, detail: 'The body is larger than 256 KiB.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, detail: 'The body must be JSON (Content-Type: application/json).' },
};

function frameworkProblem(error: unknown) {
  if (!(error instanceof Error)) return undefined;
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = FRAMEWORK_PROBLEMS[code ?? ''];
  if (known !== undefined) return known;
  // Other client errors, such as a body that ends too early.
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500
    ? { status: statusCode, detail: 'The request cannot be understood.' }
    : undefined;
}
