import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError } from '../api/ApiError.ts';
import { getKol } from '../api/kols.ts';
import type { KolInclude } from '../contract/kol.ts';
import type { ReadKol } from '../contract/readKol.ts';

export const kolKeys = {
  all: ['kols'] as const,
  /** Every answer about one KOL, whatever it includes. */
  one: (kolId: string) => ['kols', 'detail', kolId] as const,
};

/** One KOL, with the lists that `include` names; each combination is an answer of its own (interface §4.1). */
export const kolOptions = (kolId: string, include: readonly KolInclude[] = []) =>
  queryOptions({
    queryKey: [...kolKeys.one(kolId), { include }],
    queryFn: ({ signal }) => getKol(kolId, include, { signal }),
  });

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
    .some(({ state }) => state.error instanceof ApiError && state.error.status === 404);
