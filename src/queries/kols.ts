import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError } from '../api/ApiError.ts';
import { getKol } from '../api/kols.ts';
import type { KolInclude } from '../contract/kol.ts';
import type { ReadKol } from '../contract/readKol.ts';

export const kolKeys = {
  /** Every answer about one KOL, whatever it includes. */
  one: (kolId: string) => ['kols', 'detail', kolId] as const,
};

/** One KOL, with the lists that `include` names; each combination is an answer of its own (interface §4.1). */
export const kolOptions = (kolId: string, include: readonly KolInclude[] = []) =>
  queryOptions({
    queryKey: [...kolKeys.one(kolId), { include }],
    queryFn: ({ signal }) => getKol(kolId, include, { signal }),
  });

/** How many KOLs of a list are asked for at a time. */
export const AT_A_TIME = 6;

/**
 * An answer about a KOL of a list that is younger is not asked for again, in milliseconds; it is kept longer, because
 * a list is worked on for a while.
 */
export const LISTED_FRESH_MS = 10 * 60_000;

/** One KOL of a list of any length, which `KolResolver` reads. */
export const listedKolOptions = (kolId: string, include: readonly KolInclude[] = []) =>
  queryOptions({
    ...kolOptions(kolId, include),
    staleTime: LISTED_FRESH_MS,
    gcTime: LISTED_FRESH_MS * 3,
    // A limit is for the whole list to wait for, not for one request of it.
    retry: (failures, error) => failures < 2 && error.isTransient && error.status !== 429,
  });

/** Asks for the first of a list while the screen that reads it is still arriving; what was asked before is left to it. */
export function beginListedKols(client: QueryClient, kolIds: readonly string[], include?: readonly KolInclude[]) {
  for (const kolId of kolIds.slice(0, AT_A_TIME)) {
    const options = listedKolOptions(kolId, include);
    if (client.getQueryState(options.queryKey) === undefined) void client.prefetchQuery(options);
  }
}

/** What is already known of a KOL from any earlier answer, whatever that included. */
export const findKnownKol = (client: QueryClient, kolId: string): ReadKol | undefined =>
  client
    .getQueriesData<ReadKol>({ queryKey: kolKeys.one(kolId) })
    .map(([, kol]) => kol)
    .find((kol) => kol !== undefined);

/** True where the service has said that it knows no such KOL; false as long as it has not been asked, or did not answer. */
export const isUnknownKol = (client: QueryClient, kolId: string): boolean =>
  client
    .getQueryCache()
    .findAll({ queryKey: kolKeys.one(kolId) })
    .some(({ state }) => state.error instanceof ApiError && state.error.isNotFound);
