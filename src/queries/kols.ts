import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError } from '../api/ApiError.ts';
import { getKol } from '../api/kols.ts';
import type { KolInclude } from '../contract/kol.ts';
import type { KolSummary } from '../contract/kolDirectory.ts';
import type { ParsedPage } from '../contract/lenientParsing.ts';
import type { ParsedKol } from '../contract/parseKol.ts';
import { kolKeys } from './queryKeys.ts';

/** One KOL with the lists in `include`. Each combination has its own cache entry (interface §4.1). */
export const kolOptions = (kolId: string, include: readonly KolInclude[] = []) =>
  queryOptions({
    queryKey: [...kolKeys.one(kolId), { include }],
    queryFn: ({ signal }) => getKol(kolId, include, { signal }),
  });

/** How many KOLs of a list load at the same time. */
export const MAX_CONCURRENT_KOLS = 6;

/**
 * How long a KOL of a list stays fresh, in milliseconds. It is longer than usual, because people work on a list for a
 * while.
 */
export const LISTED_FRESH_MS = 10 * 60_000;

/** The lists that the KOL list shows: the last contact and the next event. */
export const LISTED_KOL_INCLUDES: readonly KolInclude[] = ['events', 'interactions'];

/**
 * Home shows the events of the user's KOLs. The event form warns with those of the attendees and looks for an event there after a
 * lost response.
 */
export const INCLUDE_EVENTS: readonly KolInclude[] = ['events'];

/** One KOL of a list of any length. `KolBatchLoader` reads it. */
export const listedKolOptions = (kolId: string, include: readonly KolInclude[] = []) =>
  queryOptions({
    ...kolOptions(kolId, include),
    staleTime: LISTED_FRESH_MS,
    gcTime: LISTED_FRESH_MS * 3,
    // A rate limit pauses the whole list, not one request.
    retry: (failures, error) => failures < 2 && error.isTransient && error.status !== 429,
  });

/** Requests the first KOLs of a list while the route of the screen loads. Earlier failures are left to the screen. */
export function prefetchListedKols(client: QueryClient, kolIds: readonly string[], include: readonly KolInclude[]) {
  for (const kolId of kolIds.slice(0, MAX_CONCURRENT_KOLS)) {
    const options = listedKolOptions(kolId, include);
    if (client.getQueryState(options.queryKey) === undefined) void client.prefetchQuery(options);
  }
}

/**
 * Returns a cached KOL from any earlier response, with any `include`; from the directory if there is no other, and then without
 * biography and notes.
 */
export const getCachedKol = (client: QueryClient, kolId: string): ParsedKol | undefined =>
  client
    .getQueriesData<ParsedKol>({ queryKey: kolKeys.one(kolId) })
    .map(([, kol]) => kol)
    .find((kol) => kol !== undefined) ??
  client
    .getQueriesData<ParsedPage<KolSummary>>({ queryKey: kolKeys.lists })
    .flatMap(([, page]) => page?.data ?? [])
    .find(({ id }) => id === kolId);

/** True if the service reports that the KOL does not exist; false if there was no request or no response. */
export const isKolNotFound = (client: QueryClient, kolId: string): boolean =>
  client
    .getQueryCache()
    .findAll({ queryKey: kolKeys.one(kolId) })
    .some(({ state }) => state.error instanceof ApiError && state.error.isNotFound);
