import { STATUS_CODES } from 'node:http';
import { Problem, type ProblemError } from '../src/contract/problem.ts';

/** The largest number of errors in one response. */
const MAX_ERRORS = 100;

/** An error that the error handler sends as a problem document. */
export class HttpProblem extends Error {
  override name = 'HttpProblem';
  readonly status: number;
  readonly errors: ProblemError[];
  readonly headers: Record<string, string>;
  /** The `code` of the document. The property has another name, because Fastify sets `code` on the error of a validation. */
  readonly problemCode: string | undefined;
  /** @param detail one sentence for the user, without personal data */
  constructor(
    status: number,
    detail: string,
    extra: { errors?: ProblemError[]; headers?: Record<string, string>; code?: string } = {},
  ) {
    super(detail);
    this.status = status;
    this.errors = extra.errors ?? [];
    this.headers = extra.headers ?? {};
    this.problemCode = extra.code;
  }
}

/** An error after which the client may try again, in so many seconds. */
export const retryLater = (status: 409 | 429 | 503, detail: string, seconds: number) =>
  new HttpProblem(status, detail, { headers: { 'Retry-After': String(seconds) } });

/** An invalid request. One error is the detail itself; more are counted and listed. */
export function invalidRequest(status: 400 | 422, errors: ProblemError[]): HttpProblem {
  const [first] = errors;
  const detail = errors.length === 1 && first ? `${first.detail}.` : `The request has ${errors.length} errors.`;
  return new HttpProblem(status, detail, { errors: errors.slice(0, MAX_ERRORS) });
}

/** The error for a record that does not exist or belongs to another organization, so that the two look the same. */
export const notFound = (detail: string) => new HttpProblem(404, detail);

/** A problem document (RFC 9457). The type `about:blank` means that the status says it all. */
export function problem(status: number, detail: string, requestId: string, errors: ProblemError[] = []): Problem {
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    request_id: requestId,
    ...(errors.length > 0 && { errors }),
  };
}

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** An error response, for the schema of a route. */
export const problemResponse = { content: { 'application/problem+json': { schema: Problem } } };

/** The error responses of every operation. */
export const commonErrors = {
  400: problemResponse,
  401: problemResponse,
  429: problemResponse,
  500: problemResponse,
  503: problemResponse,
};
