import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { describeDatabaseError, isDatabaseUnavailable, isLockTimeout } from '../db/dbErrors.ts';
import { HttpProblem, PROBLEM_TYPE, problem, retryLater } from '../problems.ts';

/** Turns every error into a problem document, which never contains a stack trace. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, message, errors, headers, problemCode } = toProblem(error, request);
  return reply
    .code(status)
    .headers({ 'X-Request-Id': request.id, 'Cache-Control': 'no-store', ...headers })
    .type(PROBLEM_TYPE)
    .send({ ...problem(status, message, request.id, errors), code: problemCode });
}

/** The problem document of an error. Logs the errors that the client has not caused. */
export function toProblem(error: unknown, { log }: FastifyRequest): HttpProblem {
  if (error instanceof HttpProblem) return error;
  const known = frameworkProblem(error);
  if (known !== undefined) return known;
  if (isDatabaseUnavailable(error)) {
    const [message, detail] = isLockTimeout(error) ? LOCKED : UNAVAILABLE;
    // Every request logs this until the database is back, so the entry is short.
    const { stack: _stack, ...details } = describeDatabaseError(error);
    log.warn({ error: details }, message);
    return retryLater(503, detail, 5);
  }
  log.error({ error: describeDatabaseError(error) }, 'a request failed');
  return new HttpProblem(500, 'Something went wrong in the service. It was logged under the request id.');
}

/** What the log and the caller read. */
const UNAVAILABLE = ['the database does not answer', 'The database does not answer. Please try again soon.'] as const;
const LOCKED = [
  'a request waited too long for a lock',
  'An import or another change of these records is still running. Please try again soon.',
] as const;

/** Fastify's errors that a client causes. Fastify's own messages repeat the URL. */
const FRAMEWORK_PROBLEMS: Record<string, HttpProblem> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: new HttpProblem(400, 'The body is empty. It must be a JSON object.'),
  FST_ERR_CTP_INVALID_JSON_BODY: new HttpProblem(400, 'The body is not valid JSON.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: new HttpProblem(400, 'The body is not as long as Content-Length says.'),
  FST_ERR_CTP_BODY_TOO_LARGE: new HttpProblem(413, 'The body is larger than 256 KiB.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new HttpProblem(415, 'The body must be JSON (Content-Type: application/json).'),
};

function frameworkProblem(error: unknown): HttpProblem | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = FRAMEWORK_PROBLEMS[code ?? ''];
  if (known !== undefined) return known;
  // Other client errors, such as a body that ends too early.
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500
    ? new HttpProblem(statusCode, 'The request cannot be understood.')
    : undefined;
}
