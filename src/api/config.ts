import * as z from 'zod/mini';
import { SignInMethod } from '../contract/account.ts';

/** The name of a query parameter. Names that the interface already uses are invalid. */
const parameter = (usual: string) =>
  z._default(z.string().check(z.regex(/^(?!(page|per_page|status|type|target_market)$)./)), usual);

/**
 * The contents of `/config.json`: how to reach the service. The dashboard reads the file at start, so one build works
 * for every deployment.
 */
export const ApiConfig = z.object({
  /** The URL before `/v1`, without a query or a fragment. Empty means the dashboard's own origin. */
  apiBaseUrl: z._default(z.union([z.literal(''), z.url({ protocol: /^https?$/ }).check(z.regex(/^[^?#]+$/))]), ''),
  /**
   * The path of the desk interface after `apiBaseUrl`, which finds KOLs and events: ours has it at `/desk/v1`. Empty means
   * that the service has none.
   */
  deskApi: z._default(z.string().check(z.regex(/^(\/[^?#]*[^?#/])?$/)), ''),
  /** Names of the query parameters that the interface leaves open (§4.5). */
  parameterNames: z._default(
    z.object({
      products: z._default(
        z.object({
          product_line_id: parameter('product_line_id'),
          search: parameter('search'),
        }),
        { product_line_id: 'product_line_id', search: 'search' },
      ),
      campaigns: z._default(z.object({ search: parameter('search') }), { search: 'search' }),
    }),
    { products: { product_line_id: 'product_line_id', search: 'search' }, campaigns: { search: 'search' } },
  ),
  /** Whether "create event" may send an `Idempotency-Key`. The interface does not name this header. */
  idempotencyKeys: z._default(z.boolean(), false),
  /**
   * How people sign in, if the service offers sessions at the dashboard's own origin. Null means that it has none: the tabs keep its
   * API key.
   */
  signIn: z._default(z.nullable(SignInMethod), null),
  /** With accounts: whether people may also sign in with an API key. */
  keySignIn: z._default(z.boolean(), true),
  /** Minutes of inactivity before the dashboard signs out, at least 1; 0 means never. */
  idleSignOutMinutes: z._default(z.union([z.literal(0), z.number().check(z.minimum(1), z.maximum(10_080))]), 0),
});
export type ApiConfig = z.infer<typeof ApiConfig>;

/** Why the configuration is invalid. */
export interface ConfigError {
  /** HTTP status; null without a response. */
  status: number | null;
  requestId: string | null;
  /** The invalid settings, such as `parameterNames.products`; empty if the file is unreadable. */
  settings: string[];
  /** When the error was detected, in milliseconds since 1970. */
  at: number;
}

/**
 * The time limit of the request in milliseconds. The dashboard cannot show anything before the configuration arrives.
 */
const TIME_LIMIT_MS = 10_000;

/**
 * Reads `/config.json` from the dashboard's origin. If the file is missing, all defaults apply. A web page counts as
 * missing too, because static hosts answer unknown addresses with `index.html`.
 * @returns the configuration, or why it is invalid; a guessed service would be worse than an error
 */
export async function loadApiConfig(): Promise<{ config: ApiConfig } | { error: ConfigError }> {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  const response = await fetch('/config.json', { credentials: 'same-origin', signal }).catch(() => null);
  const errorAt = (...settings: string[]) => ({
    error: {
      status: response?.status ?? null,
      requestId: response?.headers.get('X-Request-Id') ?? null,
      settings,
      at: Date.now(),
    },
  });
  if (response === null) return errorAt();
  if (response.status === 404 || (response.ok && isWebPage(response))) return { config: z.parse(ApiConfig, {}) };
  if (!response.ok) return errorAt();
  // Only invalid JSON is an error of the file. The response may also be interrupted.
  const body = await response.json().catch((error) => (error instanceof SyntaxError ? null : undefined));
  if (body === undefined) return errorAt();
  const config = z.safeParse(ApiConfig, body);
  if (config.success) return { config: config.data };
  const settings = config.error.issues.map((issue) => issue.path.join('.') || 'no JSON object');
  return errorAt(...new Set(settings));
}

const isWebPage = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('text/html') === true;
