import * as z from 'zod/mini';

/** The name of a query parameter: not one that the interface gives another meaning. */
const parameter = (usual: string) =>
  z._default(z.string().check(z.regex(/^(?!(page|per_page|status|type|target_market)$)./)), usual);

/**
 * What `/config.json` may say about the service that this dashboard talks to. One build serves every
 * deployment: the file is read when the dashboard starts.
 */
export const ApiConfig = z.object({
  /** Where `/v1` begins, which no query and no fragment can; empty means the dashboard's own origin. */
  apiBaseUrl: z._default(z.union([z.literal(''), z.url({ protocol: /^https?$/ }).check(z.regex(/^[^?#]+$/))]), ''),
  /** Names of query parameters that the interface leaves open (§4.5). */
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
  /** Whether creating an event may carry an `Idempotency-Key`, which the interface does not name. */
  idempotencyKeys: z._default(z.boolean(), false),
  /** After how many minutes without anybody there the dashboard signs out, at least one; 0 is never. */
  idleSignOutMinutes: z._default(z.union([z.literal(0), z.number().check(z.minimum(1), z.maximum(10_080))]), 0),
});
export type ApiConfig = z.infer<typeof ApiConfig>;

/** Why the settings cannot be used. */
export interface ConfigFault {
  /** The status of the answer; null where none came. */
  status: number | null;
  requestId: string | null;
  /** The settings at fault, such as `parameterNames.products`; none where the file could not be read. */
  places: string[];
  /** When it was found out, in milliseconds since 1970. */
  at: number;
}

/** How long the settings may take, in milliseconds: until they are there, nothing can be shown but that they are not. */
const TIME_LIMIT_MS = 10_000;

/**
 * Reads `/config.json` of the place where the dashboard is served. A missing file means every default, and so does a web
 * page in its place: hosts of static files answer every address that they do not know with `index.html`.
 * @returns the settings, or why they cannot be used: guessing a service would be worse
 */
export async function loadApiConfig(): Promise<{ config: ApiConfig } | { fault: ConfigFault }> {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  const response = await fetch('/config.json', { credentials: 'same-origin', signal }).catch(() => null);
  const faultAt = (...places: string[]) => ({
    fault: {
      status: response?.status ?? null,
      requestId: response?.headers.get('X-Request-Id') ?? null,
      places,
      at: Date.now(),
    },
  });
  if (response === null) return faultAt();
  if (response.status === 404 || (response.ok && isWebPage(response))) return { config: z.parse(ApiConfig, {}) };
  if (!response.ok) return faultAt();
  // Only what is no JSON is for the file to mend; an answer may also break off.
  const body = await response.json().catch((error) => (error instanceof SyntaxError ? null : undefined));
  if (body === undefined) return faultAt();
  const config = z.safeParse(ApiConfig, body);
  if (config.success) return { config: config.data };
  const places = config.error.issues.map((issue) => issue.path.join('.') || 'no JSON object');
  return faultAt(...new Set(places));
}

const isWebPage = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('text/html') === true;
