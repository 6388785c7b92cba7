import * as z from 'zod/mini';
import { ProblemError } from '../contract/problem.ts';
import { resetDelayMs } from './rateLimit.ts';

/**
 * What went wrong:
 * - `offline`: no response (no network, the service is down, or CORS blocked it)
 * - `timeout`: no response in time
 * - `http`: the service answered with an error status
 * - `invalid_response`: the response does not match the interface
 */
type ApiErrorKind = 'offline' | 'timeout' | 'http' | 'invalid_response';

/** Identifies a request in the service's log. */
export interface RequestDetails {
  /** Method and path, such as `GET /v1/campaigns`. Without the query, because a search may contain a person's name. */
  request: string;
  /** `X-Request-Id` of the response, or the id in its body. Null if neither exists. */
  requestId: string | null;
}

interface ApiErrorOptions extends RequestDetails {
  kind: ApiErrorKind;
  status?: number | null;
  code?: string | null;
  detail?: string | null;
  isFromService?: boolean;
  body?: unknown;
  retryAfterMs?: number | null;
  issues?: ProblemError[];
}

/**
 * The only error that the API module throws. Only this folder creates it. `components/feedback/errorMessages.ts` has its text for
 * the user.
 */
export class ApiError extends Error implements RequestDetails {
  override name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly request: string;
  /** When the error was detected, in milliseconds since 1970. */
  readonly at = Date.now();
  /** HTTP status; null without a response. */
  readonly status: number | null;
  /** The service's own error code, if any. */
  readonly code: string | null;
  /** The service's message as plain text, never markup. */
  readonly detail: string | null;
  /**
   * True if the service itself wrote the error, in a known JSON form. False for HTML or plain text, which a proxy may
   * have sent.
   */
  readonly isFromService: boolean;
  readonly requestId: string | null;
  /** The parsed JSON of the response; undefined if there is none. */
  readonly body: unknown;
  /** The delay that the service asks for, in milliseconds. */
  readonly retryAfterMs: number | null;
  /** The issues of a rejected request, each with its location. */
  readonly issues: ProblemError[];

  constructor(options: ApiErrorOptions) {
    super(options.detail ?? options.kind);
    this.kind = options.kind;
    this.request = options.request;
    this.status = options.status ?? null;
    this.code = options.code ?? null;
    this.detail = options.detail ?? null;
    this.isFromService = options.isFromService ?? false;
    this.requestId = options.requestId;
    this.body = options.body;
    this.retryAfterMs = options.retryAfterMs ?? null;
    this.issues = options.issues ?? [];
  }

  /** True if the service itself says that the record does not exist. A 404 from a proxy does not count. */
  get isNotFound(): boolean {
    return this.status === 404 && this.isFromService;
  }

  /** True if a retry may help: no response, overload, or a rate limit. A timeout was already long enough. */
  get isTransient(): boolean {
    return this.kind === 'offline' || [429, 502, 503, 504].includes(this.status ?? 0);
  }
}

/** A wait because of a rate limit (429). */
export interface RateLimitWait {
  /** End of the wait, in milliseconds since 1970. */
  until: number;
  /** The response that asks for the wait. */
  error: ApiError;
}

/** The maximum length of an unknown error text on screen. */
const LONGEST_DETAIL = 300;

/** The interface does not define the shape of errors (§7), so a field with an unexpected type is ignored and the others are used. */
const ifReadable = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);

const ProblemLike = z.object({
  title: ifReadable(z.string()),
  detail: ifReadable(z.string()),
  request_id: ifReadable(z.string()),
  code: ifReadable(z.string()),
  errors: ifReadable(z.array(ProblemError)),
});
const CodedError = z.object({
  error: z.object({ code: ifReadable(z.union([z.string(), z.number()])), message: ifReadable(z.string()) }),
});

/** Parses an error response: a problem document (RFC 9457), `{"error":{"code","message"}}`, plain text or HTML. */
export function toApiError(request: RequestDetails, response: Response, body: string): ApiError {
  const json = parseJson(body);
  const coded = z.safeParse(CodedError, json);
  const problem = z.safeParse(ProblemLike, json);
  const options: ApiErrorOptions = {
    kind: 'http',
    ...request,
    status: response.status,
    body: json,
    retryAfterMs: retryAfterMs(response),
  };
  if (coded.success) {
    const { code, message } = coded.data.error;
    return new ApiError({
      ...options,
      code: code === undefined ? null : String(code),
      detail: message,
      isFromService: (code ?? message) !== undefined,
    });
  }
  if (problem.success) {
    const { title, detail, request_id, code, errors } = problem.data;
    return new ApiError({
      ...options,
      code: code ?? null,
      detail: detail ?? title,
      isFromService: (detail ?? title) !== undefined,
      requestId: request.requestId ?? request_id ?? null,
      issues: errors,
    });
  }
  return new ApiError({ ...options, detail: plainText(body) });
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
  const text = looksLikeHtml ? textOfPage(body) : body;
  const line = text.replace(/\s+/g, ' ').trim();
  return line === '' ? null : line.slice(0, LONGEST_DETAIL);
}

/**
 * Returns the text of an HTML error page, which is only shown as text. It is not parsed as HTML, which the content security
 * policy forbids (Trusted Types).
 */
const textOfPage = (html: string) =>
  html
    .replace(/<(script|style|title)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)|<[^>]*(?:>|$)/gi, ' ')
    .replace(/&(nbsp|lt|gt|quot|apos|#39|amp);/g, (_, name: string) => ENTITIES[name] ?? ' ');

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", amp: '&' };

/**
 * The longest accepted delay in milliseconds. Browser timers cannot hold longer delays, so longer values are ignored.
 */
const LONGEST_WAIT_MS = 20 * 24 * 60 * 60_000;

/**
 * Returns the delay that the service asks for, in milliseconds: `Retry-After` (seconds or a date), or for a 429
 * `X-RateLimit-Reset` (seconds from now, or Unix time). Other responses may carry the reset too, but do not ask for a
 * delay.
 */
export function retryAfterMs(response: Pick<Response, 'status' | 'headers'>, now = Date.now()): number | null {
  const wait = requestedWaitMs(response, now);
  return wait === null || wait > LONGEST_WAIT_MS ? null : Math.max(0, wait);
}

function requestedWaitMs({ status, headers }: Pick<Response, 'status' | 'headers'>, now: number): number | null {
  const retryAfter = headers.get('retry-after');
  if (retryAfter !== null && retryAfter.trim() !== '') {
    const seconds = Number(retryAfter);
    const wait = Number.isNaN(seconds) ? Date.parse(retryAfter) - now : seconds * 1000;
    if (!Number.isNaN(wait)) return wait;
  }
  return status === 429 ? resetDelayMs(headers, now) : null;
}

/**
 * Returns the error as an ApiError that the screen can show. @throws any other error, because it is a bug of the
 * dashboard
 */
export function assertApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}
