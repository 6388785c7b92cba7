import { STATUS_CODES } from 'node:http';
import { Problem, type ProblemError } from '../../src/contract/problem.ts';

/** The most faults that one answer lists; a body with thousands of them is not a person's. */
const MOST_FAULTS = 100;

/** An error answer that a route or a hook decides on; the error handler writes it as a problem document. */
export class HttpProblem extends Error {
  override name = 'HttpProblem';
  readonly status: number;
  readonly faults: ProblemError[];
  readonly headers: Record<string, string>;
  /** @param detail one sentence for the person who reads the answer; it never repeats personal data */
  constructor(
    status: number,
    detail: string,
    extra: { faults?: ProblemError[]; headers?: Record<string, string> } = {},
  ) {
    super(detail);
    this.status = status;
    this.faults = extra.faults ?? [];
    this.headers = extra.headers ?? {};
  }
}

/** A refusal whose text is its faults. */
export function refuseErrors(status: 400 | 422, faults: ProblemError[]): HttpProblem {
  const [first] = faults;
  const detail = faults.length === 1 && first ? `${first.detail}.` : `The request has ${faults.length} faults.`;
  return new HttpProblem(status, detail, { faults: faults.slice(0, MOST_FAULTS) });
}

/** The answer for a record that does not exist, or belongs to another organization: nobody can tell which. */
export const notFound = (detail = 'There is no such record.') => new HttpProblem(404, detail);

/** The problem document (RFC 9457). `about:blank` says that the status is all there is to the type. */
export function problem(status: number, detail: string, requestId: string, faults: ProblemError[] = []): Problem {
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    request_id: requestId,
    ...(faults.length > 0 ? { errors: faults } : {}),
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
