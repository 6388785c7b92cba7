import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { countKols, listKols } from '../api/kolDirectory.ts';
import type { KolFacetsQuery, KolListQuery, KolSummary } from '../contract/kolDirectory.ts';
import { askDesk } from './deskApi.ts';
import { type FetchAllOptions, fetchAllPages } from './fetchAllPages.ts';
import { kolKeys } from './queryKeys.ts';

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
