import * as z from 'zod/mini';
import { type AnswerMarks, type ReadFault, UnreadableAnswer } from '../contract/tolerant.ts';
import { ApiError, type RequestMarks, refusal, retryAfterMs } from './ApiError.ts';
import { ApiConfig } from './config.ts';
import { watchRequest } from './health.ts';

/** How long an answer may take, in milliseconds. */
const TIME_LIMIT_MS = 20_000;

interface Connection {
  config: ApiConfig;
  /** The API key of this browser, or null while nobody is signed in. */
  readKey(): string | null;
  /** Called when the service refuses that key. */
  onUnauthorized(refusal: ApiError): void;
}

let connection: Connection = { config: z.parse(ApiConfig, {}), readKey: () => null, onUnauthorized: () => {} };

/** Tells the API module where the service is and how to get the key; called once, before the first request. */
export function connectApi(to: Connection) {
  connection = to;
}

/** True where there is a key to send. */
export const hasKey = () => connection.readKey() !== null;

/** The settings in force. */
export const apiConfig = () => connection.config;

export interface SendOptions {
  method?: 'GET' | 'POST';
  /** Query parameters; what is undefined is left out, a list is joined by commas. */
  query?: Record<string, string | number | readonly string[] | undefined>;
  /** A body to send as JSON. */
  body?: unknown;
  signal?: AbortSignal;
  /** Sent only where `/config.json` allows it: the interface does not name this header. */
  idempotencyKey?: string;
  /** Another key than the signed-in one: to try a key out. */
  key?: string;
}

/** What the service answered, and what finds it again in the service's log. */
export interface Answer extends RequestMarks {
  body: unknown;
  status: number;
}

/**
 * Sends one request and reads the answer's JSON (interface §5 for the key). Only headers that the interface names
 * are sent, so that any service can allow them across origins.
 * @throws ApiError for every failure; a cancelled request throws the signal's own reason
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
      // Keys travel in the header alone; profiles are personal data and stay out of the browser's cache.
      credentials: 'omit',
      cache: 'no-store',
    });
    // Read before the body: an answer that breaks off has told its id too.
    marks.requestId = response.headers.get('x-request-id');
    const text = await response.text();
    noteEnd(response.status, retryAfterMs(response));
    if (!response.ok) {
      const error = refusal(marks, response, text);
      // A key that is only tried out, or that another one has replaced meanwhile, ends nothing.
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
 * Asks for the shortest list there is (interface §4.3): the interface has no operation for "who am I" or "are you there",
 * and this one's answer tells both. What it holds is not read.
 * @throws ApiError
 */
export const ping = (options: Pick<SendOptions, 'key' | 'signal'> = {}) =>
  send('/v1/campaigns', { ...options, query: { page: 1, per_page: 1 } });

/**
 * Reads an answer with one of the contract's tolerant readers, and reports what it had to drop.
 * @param resource what was read, for the report
 * @returns what the reader made of it, and what finds the answer again
 * @throws ApiError of kind `unreadable` where the answer has no envelope
 */
export function read<Result extends { faults: ReadFault[] }>(
  resource: string,
  { body, ...marks }: Answer,
  reader: (body: unknown) => Result,
): Result & { answer: AnswerMarks } {
  try {
    const result = reader(body);
    reportFaults(resource, result.faults);
    return { ...result, answer: { ...marks, at: Date.now() } };
  } catch (error) {
    if (error instanceof UnreadableAnswer) throw new ApiError({ kind: 'unreadable', detail: error.message, ...marks });
    throw error;
  }
}

const reported = new Set<string>();

/** Says once per field what arrived in a wrong type: to the developers' console, for whoever runs the service. */
function reportFaults(resource: string, faults: ReadFault[]) {
  for (const { path, expected } of faults) {
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
