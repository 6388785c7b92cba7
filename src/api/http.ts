import * as z from 'zod/mini';
import { type AnswerMarks, InvalidResponseError, type ParseIssue } from '../contract/lenientParsing.ts';
import { ApiError, type RequestMarks, refusal, retryAfterMs } from './ApiError.ts';
import { ApiConfig } from './config.ts';
import { watchRequest } from './health.ts';

/** The time limit of a response, in milliseconds. */
const TIME_LIMIT_MS = 20_000;

interface Connection {
  config: ApiConfig;
  /** Returns the API key of this browser, or null if the user is signed out. */
  readKey(): string | null;
  /** Called when the service rejects that key. */
  onUnauthorized(refusal: ApiError): void;
}

let connection: Connection = { config: z.parse(ApiConfig, {}), readKey: () => null, onUnauthorized: () => {} };

/** Configures the API module. Called once, before the first request. */
export function connectApi(to: Connection) {
  connection = to;
}

/** True if there is a key to send. */
export const hasKey = () => connection.readKey() !== null;

/** The current configuration. */
export const apiConfig = () => connection.config;

export interface SendOptions {
  method?: 'GET' | 'POST';
  /** Query parameters. Undefined values are omitted; lists are joined by commas. */
  query?: Record<string, string | number | readonly string[] | undefined>;
  /** The body, sent as JSON. */
  body?: unknown;
  signal?: AbortSignal;
  /** Sent only if `/config.json` allows it, because the interface does not name this header. */
  idempotencyKey?: string;
  /** Replaces the signed-in key, in order to test another key. */
  key?: string;
}

/** A response and the data that identifies it in the service's log. */
export interface Answer extends RequestMarks {
  body: unknown;
  status: number;
}

/**
 * Sends one request and parses the JSON response (interface §5 for the key). It sends only headers that the interface
 * names, so that any service can allow them in CORS.
 * @throws ApiError for every failure; a cancelled request throws the reason of the signal
 */
export async function send(path: string, options: SendOptions = {}): Promise<Answer> {
  const { method = 'GET', query = {}, body, signal } = options;
  const marks: RequestMarks = { request: `${method} ${path}`, requestId: null };
  const key = options.key ?? connection.readKey();
  const limit = AbortSignal.timeout(TIME_LIMIT_MS);
  const noteEnd = watchRequest();
  try {
    const response = await fetch(address(path, query), {
      method,
      headers: headers(key, options),
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
      // The key is sent only in the header. Profiles are personal data, so the browser does not cache them.
      credentials: 'omit',
      cache: 'no-store',
    });
    // Read this before the body, because the body may be interrupted.
    marks.requestId = response.headers.get('x-request-id');
    const text = await response.text();
    noteEnd(response.status, retryAfterMs(response));
    if (!response.ok) {
      const error = refusal(marks, response, text);
      // A key that is only being tested, or was replaced meanwhile, does not end the session.
      if (error.status === 401 && options.key === undefined && key === connection.readKey())
        connection.onUnauthorized(error);
      throw error;
    }
    return readJson({ ...marks, status: response.status }, text);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const isLate = limit.aborted;
    noteEnd(signal?.aborted ? 'cancelled' : isLate ? 'timeout' : 'lost');
    if (signal?.aborted) throw error;
    throw new ApiError({ kind: isLate ? 'timeout' : 'offline', ...marks });
  }
}

/**
 * Requests the shortest possible list (interface §4.3). The interface has no operation to test the key or the service,
 * and this request tests both. The content is ignored.
 * @throws ApiError
 */
export const ping = (options: Pick<SendOptions, 'key' | 'signal'> = {}) =>
  send('/v1/campaigns', { ...options, query: { page: 1, per_page: 1 } });

/**
 * Parses a response with a lenient parser of the contract and reports invalid values.
 * @param resource name of the resource, for the report
 * @returns the parsed result and the data that identifies the response
 * @throws ApiError of kind `unreadable` if the response has no envelope
 */
export function read<Result extends { faults: ParseIssue[] }>(
  resource: string,
  { body, ...marks }: Answer,
  reader: (body: unknown) => Result,
): Result & { answer: AnswerMarks } {
  try {
    const result = reader(body);
    reportErrors(resource, result.faults);
    return { ...result, answer: { ...marks, at: Date.now() } };
  } catch (error) {
    if (error instanceof InvalidResponseError)
      throw new ApiError({ kind: 'unreadable', detail: error.message, ...marks });
    throw error;
  }
}

const reported = new Set<string>();

/** Reports each invalid field once in the console, for administrators. */
function reportErrors(resource: string, errors: ParseIssue[]) {
  for (const { path, expected } of errors) {
    const report = `The service sent an unreadable ${resource} field: ${path} (expected ${expected})`;
    if (reported.has(report)) continue;
    reported.add(report);
    console.warn(report);
  }
}

function address(path: string, query: NonNullable<SendOptions['query']>): string {
  const parameters = Object.entries(query).flatMap(([name, value]) => {
    if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return [];
    const text = Array.isArray(value) ? value.map(encodeURIComponent).join(',') : encodeURIComponent(String(value));
    return [`${encodeURIComponent(name)}=${text}`];
  });
  const base = connection.config.apiBaseUrl.replace(/\/+$/, '');
  return `${base}${path}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}`;
}

function headers(key: string | null, { body, idempotencyKey }: SendOptions): HeadersInit {
  return {
    ...(key === null ? {} : { Authorization: `Bearer ${key}` }),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(idempotencyKey !== undefined && connection.config.idempotencyKeys ? { 'Idempotency-Key': idempotencyKey } : {}),
  };
}

function readJson(marks: Omit<Answer, 'body'>, text: string): Answer {
  try {
    return { body: JSON.parse(text), ...marks };
  } catch {
    throw new ApiError({
      kind: 'unreadable',
      ...marks,
      detail: /^\s*</.test(text) ? 'The answer is a web page, not JSON.' : 'The answer is not JSON.',
    });
  }
}
