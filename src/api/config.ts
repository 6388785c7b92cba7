import * as z from 'zod/mini';

/**
 * What `/config.json` may say about the service that this dashboard talks to. One build serves every
 * deployment: the file is read when the dashboard starts.
 */
export const ApiConfig = z.object({
  /** Where `/v1` begins; empty means the dashboard's own origin. */
  apiBaseUrl: z._default(z.union([z.literal(''), z.url({ protocol: /^https?$/ })]), ''),
  /** Names of query parameters that the interface leaves open (§4.5). */
  parameterNames: z._default(
    z.object({
      products: z._default(
        z.object({
          product_line_id: z._default(z.string(), 'product_line_id'),
          search: z._default(z.string(), 'search'),
        }),
        { product_line_id: 'product_line_id', search: 'search' },
      ),
      campaigns: z._default(z.object({ search: z._default(z.string(), 'search') }), { search: 'search' }),
    }),
    { products: { product_line_id: 'product_line_id', search: 'search' }, campaigns: { search: 'search' } },
  ),
  /** Whether creating an event may carry an `Idempotency-Key`, which the interface does not name. */
  idempotencyKeys: z._default(z.boolean(), false),
  /** After how many minutes without anybody there the dashboard signs out; 0 is never. */
  idleSignOutMinutes: z._default(z.number().check(z.nonnegative(), z.maximum(10_080)), 0),
});
export type ApiConfig = z.infer<typeof ApiConfig>;

/**
 * Reads `/config.json` of the place where the dashboard is served; a missing file means every default.
 * @throws Error where the file is there but cannot be used: guessing a service would be worse
 */
export async function loadApiConfig(): Promise<ApiConfig> {
  const response = await fetch('/config.json', { credentials: 'same-origin' });
  if (response.status === 404) return z.parse(ApiConfig, {});
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  const config = z.safeParse(ApiConfig, await response.json().catch(() => null));
  if (config.success) return config.data;
  const places = config.error.issues.map((issue) => issue.path.join('.') || 'the whole file');
  throw new Error(`/config.json cannot be used: ${[...new Set(places)].join(', ')}`);
}
