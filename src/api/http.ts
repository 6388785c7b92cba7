import * as z from 'zod/mini';
import { REAUTH_CODE } from '../contract/account.ts';
import { InvalidResponseError, type ParseIssue, type ResponseInfo } from '../contract/lenientParsing.ts';
import { ApiError, type RequestDetails, retryAfterMs, toApiError } from './ApiError.ts';
import { ApiConfig } from './config.ts';
import { isServiceAway, watchRequest } from './health.ts';
import { recordRateLimit } from './rateLimit.ts';

/** The time limit of a response, in milliseconds. */
const TIME_LIMIT_MS = 20_000;

interface Connection {
  config: ApiConfig;
  /**
   * Returns the user of this browser, or null if the user is signed out. Without a key the browser sends the cookie of the session.
   */
  readUser(): { key: string | null } | null;
  /** Called when the service rejects the session or the key of that user. */
  onUnauthorized(error: ApiError): void;
  /** Called when the service refuses a request of that user, who may have lost a role. */
  onForbidden?(): void;
  /** Asks the user to sign in again, because the service needs that for a request. Returns false if the user did not. */
  signInAgain?(): Promise<boolean>;
}

let connection: Connection = { config: z.parse(ApiConfig, {}), readUser: () => null, onUnauthorized: () => {} };

/** Configures the API module. Called once, before the first request. */
export function connectApi(to: Connection) {
  connection = to;
}

/** True if a user is signed in. */
export const isSignedIn = () => connection.readUser() !== null;

/** The current configuration. */
export const apiConfig = () => connection.config;

/** The URL path of an operation of the desk interface, such as `/kols`. */
export const deskPath = (path: string) => connection.config.deskApi + path;

interface RequestOptions {
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
  /** True for a request that signs in: its refusal says nothing about the current session. */
  isSignIn?: boolean;
}

/** The options of a function that reads from the service: a signal that cancels the request. */
export type ReadOptions = Pick<RequestOptions, 'signal'>;

/** A response and the data that identifies it in the service's log. */
interface ApiResponse extends RequestDetails {
  body: unknown;
  status: number;
}

/**
 * Sends one request and parses the JSON response (interface §5 for the key). It sends only headers that the interface
 * names, so that any service can allow them in CORS.
 * @throws ApiError for every failure; a cancelled request throws the reason of the signal
 */
export async function request(path: string, options: RequestOptions = {}): Promise<ApiResponse> {
  const { method = 'GET', query = {}, body, signal } = options;
  const details: RequestDetails = { request: `${method} ${path}`, requestId: null };
  const user = connection.readUser();
  const key = options.key ?? user?.key ?? null;
  const limit = AbortSignal.timeout(TIME_LIMIT_MS);
  const reportEnd = watchRequest();
  try {
    const response = await fetch(address(path, query), {
      method,
      headers: headers(key, options),
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
      // The browser sends the cookie of a session to the dashboard's own origin only, and never together with a key.
      credentials: key === null ? 'same-origin' : 'omit',
      // Profiles are personal data, so the browser does not cache them.
      cache: 'no-store',
    });
    // Read this before the body, because the body may be interrupted.
    details.requestId = response.headers.get('x-request-id');
    recordRateLimit(response.headers);
    const text = await response.text();
    reportEnd(response.status, retryAfterMs(response));
    if (!response.ok) {
      const error = toApiError(details, response, text);
      // A key that is only being tested, or a session that was replaced meanwhile, does not end the current one.
      const isCurrent = options.key === undefined && !options.isSignIn && user === connection.readUser();
      if (error.status === 401 && isCurrent) connection.onUnauthorized(error);
      if (isReauthProblem(error) && (await connection.signInAgain?.())) return await request(path, options);
      if (error.status === 403 && isCurrent) connection.onForbidden?.();
      throw error;
    }
    return readJson({ ...details, status: response.status }, text);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const isLate = limit.aborted;
    reportEnd(signal?.aborted ? 'cancelled' : isLate ? 'timeout' : 'lost');
    if (signal?.aborted) throw error;
    throw new ApiError({ kind: isLate ? 'timeout' : 'offline', ...details });
  }
}

/** True if the service refuses a request until the user has signed in again. */
export const isReauthProblem = ({ status, code }: ApiError) => status === 403 && code === REAUTH_CODE;

/**
 * Requests the shortest possible list (interface §4.3). The interface has no operation to test the key or the service,
 * and this request tests both. The content is ignored.
 * @throws ApiError
 */
export const ping = (options: Pick<RequestOptions, 'key' | 'signal'> = {}) =>
  request('/v1/campaigns', { ...options, query: { page: 1, per_page: 1 } });

/** Pings a service that counts as healthy, because a request of the dashboard's own server got no response. */
export function pingAfterNoResponse() {
  if (isServiceAway() || !isSignedIn()) return;
  // This counts as the first of several failures. The dashboard may come from another host, so only the service's own
  // responses decide.
  watchRequest()('lost');
  void ping().catch(() => null);
}

/**
 * Parses a response with a lenient parser of the contract and reports invalid values.
 * @param resource name of the resource, for the report
 * @returns the parsed result and the data that identifies the response
 * @throws ApiError of kind `invalid_response` if the response has no envelope
 */
export function parseResponse<Result extends { issues: ParseIssue[] }>(
  resource: string,
  { body, ...details }: ApiResponse,
  parse: (body: unknown) => Result,
): Result & { response: ResponseInfo } {
  try {
    const result = parse(body);
    reportIssues(resource, result.issues);
    return { ...result, response: { ...details, at: Date.now() } };
  } catch (error) {
    throw error instanceof InvalidResponseError ? invalidResponse(details, error.message) : error;
  }
}

/**
 * Parses a response of an operation below `/auth`, which only our service has and which keeps its contract.
 * @throws ApiError of kind `invalid_response` if it does not
 */
export function parseStrictly<Schema extends z.ZodMiniType>(schema: Schema, response: ApiResponse): z.infer<Schema> {
  const parsed = z.safeParse(schema, response.body);
  if (!parsed.success) throw invalidResponse(response);
  return parsed.data;
}

/** Returns the error for a response that does not match the contract. */
export const invalidResponse = ({ request, requestId, status }: Omit<ApiResponse, 'body'>, detail?: string) =>
  new ApiError({ kind: 'invalid_response', request, requestId, status, detail });

const reported = new Set<string>();

/** Reports each invalid field once in the console, for administrators. */
function reportIssues(resource: string, issues: ParseIssue[]) {
  for (const { path, expected } of issues) {
    const report = `The service sent an unreadable ${resource} field: ${path} (expected ${expected})`;
    if (reported.has(report)) continue;
    reported.add(report);
    console.warn(report);
  }
}

function address(path: string, query: NonNullable<RequestOptions['query']>): string {
  const parameters = Object.entries(query).flatMap(([name, value]) => {
    if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return [];
    const text = Array.isArray(value) ? value.map(encodeURIComponent).join(',') : encodeURIComponent(String(value));
    return [`${encodeURIComponent(name)}=${text}`];
  });
  const base = connection.config.apiBaseUrl.replace(/\/+$/, '');
  return `${base}${path}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}`;
}

function headers(key: string | null, { body, idempotencyKey }: RequestOptions): HeadersInit {
  return {
    ...(key === null ? {} : { Authorization: `Bearer ${key}` }),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(idempotencyKey !== undefined && connection.config.idempotencyKeys ? { 'Idempotency-Key': idempotencyKey } : {}),
  };
}

function readJson(details: Omit<ApiResponse, 'body'>, text: string): ApiResponse {
  if (details.status === 204) return { body: null, ...details };
  try {
    return { body: JSON.parse(text), ...details };
  } catch {
    throw invalidResponse(
      details,
      /^\s*</.test(text) ? 'The answer is a web page, not JSON.' : 'The answer is not JSON.',
    );
  }
}
