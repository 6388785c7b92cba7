import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ProblemError } from '../../src/contract/problem.ts';
import { describeDatabaseError, isDatabaseUnavailable } from '../db/dbErrors.ts';
import { HttpProblem, PROBLEM_TYPE, problem } from '../routes/problems.ts';

/** The one place where an error becomes an answer: always a problem document, never a stack. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof HttpProblem) return send(reply, error.status, error.message, error.faults, error.headers);
  const known = ofFramework(error);
  if (known !== undefined) return send(reply, known.status, known.detail);
  if (isDatabaseUnavailable(error)) {
    // As often as somebody asks meanwhile, so it is kept short; where it happened says nothing.
    const { stack: _stack, ...fault } = describeDatabaseError(error);
    request.log.warn({ fault }, 'the database does not answer');
    return send(reply, 503, 'The database does not answer. Please try again soon.', [], { 'Retry-After': '5' });
  }
  request.log.error({ fault: describeDatabaseError(error) }, 'a request failed');
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

/** The framework's own errors that a caller causes. Their texts are ours: theirs repeat the address. */
const FRAMEWORK: Record<string, { status: number; detail: string }> = {
  FST_ERR_BAD_URL: { status: 400, detail: 'The address holds a % that is not followed by a valid escape.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, detail: 'The body is empty. It must be a JSON object.' },
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, detail: 'The body is not valid JSON.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 400, detail: 'The body is not as long as Content-Length says.' },
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, detail: 'The body is larger than 256 KiB.' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, detail: 'The body must be JSON (Content-Type: application/json).' },
  FST_ERR_MAX_PARAM_LENGTH: { status: 414, detail: 'The address is too long.' },
};

function ofFramework(error: unknown) {
  if (!(error instanceof Error)) return undefined;
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = FRAMEWORK[code ?? ''];
  if (known !== undefined) return known;
  // Whatever else the framework blames on the caller, such as a body that ended too early.
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500
    ? { status: statusCode, detail: 'The request cannot be understood.' }
    : undefined;
}
