import {
  hashKey,
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiError } from '../api/ApiError.ts';
import type { ParsedPage } from '../contract/lenientParsing.ts';
import { useQueryState } from './useQueryState.ts';

type ListOptions<Resource extends { id: string }, Key extends QueryKey> = UseQueryOptions<
  ParsedPage<Resource>,
  ApiError,
  ParsedPage<Resource>,
  Key
> & { queryKey: Key };

/** A page that the user leaves sooner, such as between two filters, needs no next page, and its rows are painted first. */
const PREFETCH_DELAY_MS = 300;

/**
 * Reads one page of a list and prefetches the next one. The previous rows stay while the next page loads, and also if
 * it fails. A late response belongs to its own key and never replaces a newer one.
 */
export function useListPage<
  Resource extends { id: string },
  Query extends { page: number; per_page: number },
  Key extends QueryKey,
>(optionsOf: (query: Query) => ListOptions<Resource, Key>, query: Query) {
  const client = useQueryClient();
  const options = optionsOf(query);
  const { data, dataUpdatedAt, error, isPlaceholderData, isFetching, refetch } = useQueryState(useQuery(options));
  const [shown, setShown] = useState({ data, dataUpdatedAt });
  // Placeholder rows have no timestamp.
  if (data !== undefined && data !== shown.data)
    setShown({ data, dataUpdatedAt: dataUpdatedAt || shown.dataUpdatedAt });

  const hasNext = data !== undefined && !isPlaceholderData && query.page * query.per_page < data.meta.total;
  const prefetchNext = useEffectEvent(() => void prefetch(client, optionsOf({ ...query, page: query.page + 1 })));
  const shownKey = hashKey(options.queryKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another next page
  useEffect(() => {
    if (!hasNext) return;
    const timer = setTimeout(prefetchNext, PREFETCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [hasNext, shownKey]);

  return {
    data: data ?? shown.data,
    dataUpdatedAt: dataUpdatedAt || shown.dataUpdatedAt,
    error,
    isPlaceholderData: isPlaceholderData || (data === undefined && shown.data !== undefined),
    isFetching,
    refetch,
  };
}

/** Prefetches a page. An error is ignored, because the user sees it only on that page. */
async function prefetch<Resource extends { id: string }, Key extends QueryKey>(
  client: QueryClient,
  options: ListOptions<Resource, Key>,
) {
  await client.prefetchQuery(options);
  const query = client.getQueryCache().find({ queryKey: options.queryKey });
  if (query?.state.status === 'error' && !query.isActive()) client.removeQueries({ queryKey: options.queryKey });
}
