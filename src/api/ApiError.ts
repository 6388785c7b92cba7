import * as z from 'zod/mini';
import { ProblemFault } from '../contract/problem.ts';

/**
 * What went wrong, as far as the dashboard can tell:
 * - `offline`: no answer came (no network, the service is down, or CORS refused it)
 * - `timeout`: no answer came in time
 * - `refused`: the service answered with an error status
 * - `unreadable`: the service answered, but not in the interface's shape
 */
export type ApiErrorKind = 'offline' | 'timeout' | 'refused' | 'unreadable';

/** What finds a request again in the service's log. */
export interface RequestMarks {
  /** Method and path, such as `GET /v1/campaigns`; never the query, since a search may be a person's name. */
  request: string;
  /** `X-Request-Id` of the answer, or what its body names; null where neither does, or none came. */
  requestId: string | null;
}

interface ApiErrorParts extends RequestMarks {
  kind: ApiErrorKind;
  status?: number | null;
  code?: string | null;
  detail?: string | null;
  isWorded?: boolean;
  retryAfterMs?: number | null;
  faults?: ProblemFault[];
}

/** Every failure of the API module is one of these; it is made in `http.ts` only. */
export class ApiError extends Error implements RequestMarks {
  override name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly request: string;
  /** When it was found out, in milliseconds since 1970. */
  readonly at = Date.now();
  /** HTTP status; null where there was no answer. */
  readonly status: number | null;
  /** The service's own error code, where it gives one. */
  readonly code: string | null;
  /** What the service said, as plain text; never markup. */
  readonly detail: string | null;
  /** True where that is an error in a form of the service's own: neither a page nor the plain words of whoever else may answer. */
  readonly isWorded: boolean;
  readonly requestId: string | null;
  /** How long the service asks to wait, in milliseconds. */
  readonly retryAfterMs: number | null;
  /** The faults of a request that was refused, each with its place. */
  readonly faults: ProblemFault[];

  constructor(parts: ApiErrorParts) {
    super(parts.detail ?? parts.kind);
    this.kind = parts.kind;
    this.request = parts.request;
    this.status = parts.status ?? null;
    this.code = parts.code ?? null;
    this.detail = parts.detail ?? null;
    this.isWorded = parts.isWorded ?? false;
    this.requestId = parts.requestId;
    this.retryAfterMs = parts.retryAfterMs ?? null;
    this.faults = parts.faults ?? [];
  }

  /** True where the service itself says that there is no such record; whoever else answers 404 knows nothing of it. */
  get isNotFound(): boolean {
    return this.status === 404 && this.isWorded;
  }

  /** True where asking again may help: no answer, overload, or a limit. Timeouts have been waited for long enough. */
  get isTransient(): boolean {
    return this.kind === 'offline' || [429, 502, 503, 504].includes(this.status ?? 0);
  }
}

/** The longest text of a strange error answer that is worth showing. */
const LONGEST_DETAIL = 300;

const ProblemLike = z.object({
  title: z.optional(z.string()),
  detail: z.optional(z.string()),
  request_id: z.optional(z.string()),
  errors: z.optional(z.array(ProblemFault)),
});
const CodedError = z.object({
  error: z.object({ code: z.optional(z.union([z.string(), z.number()])), message: z.optional(z.string()) }),
});

/** Understands an error answer: a problem document (RFC 9457), `{"error":{"code","message"}}`, plain text or HTML. */
export function refusal(marks: RequestMarks, response: Response, body: string): ApiError {
  const json = parseJson(body);
  const coded = z.safeParse(CodedError, json);
  const problem = z.safeParse(ProblemLike, json);
  const parts: ApiErrorParts = {
    kind: 'refused',
    ...marks,
    status: response.status,
    retryAfterMs: retryAfterMs(response),
  };
  if (coded.success) {
    const { code, message } = coded.data.error;
    return new ApiError({
      ...parts,
      code: code === undefined ? null : String(code),
      detail: message,
      isWorded: (code ?? message) !== undefined,
    });
  }
  if (problem.success) {
    const { title, detail, request_id, errors } = problem.data;
    return new ApiError({
      ...parts,
      detail: detail ?? title,
      isWorded: (detail ?? title) !== undefined,
      requestId: marks.requestId ?? request_id ?? null,
      faults: errors,
    });
  }
  return new ApiError({ ...parts, detail: plainText(body) });
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function plainText(body: string): string | null {
  const looksLikeHtml = /^\s*</.test(body);
  const words = looksLikeHtml ? wordsOfPage(body) : body;
  const line = words.replace(/\s+/g, ' ').trim();
  return line === '' ? null : line.slice(0, LONGEST_DETAIL);
}

/** An HTML error page is reduced to its words; the parser runs no script and loads nothing. */
function wordsOfPage(html: string): string {
  // Without a space between them, what stands in two lines of the page would be one word here.
  const { body } = new DOMParser().parseFromString(html.replaceAll('<', ' <'), 'text/html');
  for (const code of body.querySelectorAll('script, style')) code.remove();
  return body.textContent;
}

/** Who names a longer wait, in milliseconds, is mistaken, and no timer of a browser could hold it: then it counts as not named. */
const LONGEST_WAIT_MS = 20 * 24 * 60 * 60_000;

/**
 * `Retry-After` (seconds or a date), else where the limit is met `X-RateLimit-Reset` (seconds from now, or a Unix time), in
 * milliseconds. Any other answer may tell the reset too, and asks for no wait with it.
 */
export function retryAfterMs(answer: Pick<Response, 'status' | 'headers'>, now = Date.now()): number | null {
  const wait = namedWaitMs(answer, now);
  return wait === null || wait > LONGEST_WAIT_MS ? null : Math.max(0, wait);
}

function namedWaitMs({ status, headers }: Pick<Response, 'status' | 'headers'>, now: number): number | null {
  const retryAfter = headers.get('retry-after');
  if (retryAfter !== null && retryAfter.trim() !== '') {
    const seconds = Number(retryAfter);
    const wait = Number.isNaN(seconds) ? Date.parse(retryAfter) - now : seconds * 1000;
    if (!Number.isNaN(wait)) return wait;
  }
  const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN);
  if (status !== 429 || Number.isNaN(reset)) return null;
  const isUnixTime = reset > 1_000_000_000;
  return isUnixTime ? reset * 1000 - now : reset * 1000;
}
