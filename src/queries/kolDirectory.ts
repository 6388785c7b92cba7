import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { countKols, listKols } from '../api/kolDirectory.ts';
import type { KolFacetsQuery, KolListQuery, KolSummary } from '../contract/kolDirectory.ts';
import type { Parsed } from '../contract/lenientParsing.ts';
import { askDesk, useHasDeskApi } from './deskApi.ts';
import { type FetchAllOptions, fetchAllPages } from './fetchAllPages.ts';
import { kolKeys } from './queryKeys.ts';
import { useDebouncedValue } from './useDebouncedValue.ts';
import { useQueryState } from './useQueryState.ts';

/** One page of the organization's KOLs (desk interface). The previous page stays visible while the next one loads. */
export const kolListOptions = (query: KolListQuery) =>
  queryOptions({
    queryKey: kolKeys.list(query),
    queryFn: ({ signal }) => askDesk(() => listKols(query, { signal })),
    placeholderData: keepPreviousData,
  });

/** How many KOLs have each value of a filter (desk interface). */
export const kolFacetsOptions = (query: KolFacetsQuery) =>
  queryOptions({
    queryKey: kolKeys.facets(query),
    queryFn: ({ signal }) => askDesk(() => countKols(query, { signal })),
    placeholderData: keepPreviousData,
    // No loader requests it.
    retryOnMount: true,
  });

/** Returns every matching KOL without using the cache (desk interface), for an export or a selection. @throws ApiError */
export const fetchAllKols = (query: Omit<KolListQuery, 'page' | 'per_page'>, options: FetchAllOptions<KolSummary>) =>
  fetchAllPages<KolSummary>((page, signal) => askDesk(() => listKols({ ...query, ...page }, { signal })), options);

/** The shortest text that is worth a search. */
export const MIN_SEARCH_LENGTH = 2;

/** How many KOLs a search finds at most. */
const MAX_FOUND = 8;

const NONE: Parsed<KolSummary>[] = [];

/**
 * Finds KOLs of the organization while the user types (desk interface): by name, institution, department or city. The answer to
 * an earlier text is never shown, because each text has its own query.
 * @returns the first KOLs that match; none without the desk interface, or with an error
 */
export function useKolSearch(typed: string) {
  const text = typed.trim();
  const debounced = useDebouncedValue(text);
  const hasDeskApi = useHasDeskApi();
  const isAsked = hasDeskApi && text.length >= MIN_SEARCH_LENGTH;
  const isCurrent = isAsked && debounced === text;
  const { data, error, isFetching, refetch } = useQueryState(
    useQuery({
      ...kolListOptions({ search: debounced, page: 1, per_page: MAX_FOUND, sort: 'full_name' }),
      enabled: isCurrent,
      // The KOLs of another text must not stay while these load.
      placeholderData: undefined,
    }),
  );
  return {
    kols: isCurrent ? (data?.data ?? NONE) : NONE,
    error: isCurrent ? error : null,
    isSearching: isAsked && (debounced !== text || isFetching),
    refetch,
    hasDeskApi,
  };
}
