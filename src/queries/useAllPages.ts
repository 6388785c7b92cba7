import { type QueryKey, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RateLimitWait } from '../api/ApiError.ts';
import type { LoadedList } from '../api/LoadedList.ts';
import type { Parsed, ParsedPage } from '../contract/lenientParsing.ts';
import type { FetchAllOptions } from './fetchAllPages.ts';
import { useQueryState } from './useQueryState.ts';

/** How long a complete list stays fresh, in milliseconds. It is long, because loading the list is expensive. */
const ALL_PAGES_FRESH_MS = 5 * 60_000;

/** The longest list that a screen loads whole without being asked, in records. */
export const MAX_WHOLE_LIST = 2_000;

/** The number of records that match a filter, from the shortest page. */
export const countOptions = (
  queryKey: QueryKey,
  listPage: (page: { page: number; per_page: number }, signal: AbortSignal) => Promise<{ meta: { total: number } }>,
) =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }) => (await listPage({ page: 1, per_page: 1 }, signal)).meta.total,
    // A count is not worth an error, and only a rate limit is worth waiting for. What needs the count treats a failure
    // (`failureReason`) as an unknown count meanwhile.
    retry: (failures, { status }) => status === 429 && failures === 0,
    // No loader requests it.
    retryOnMount: true,
    meta: { isBackground: true },
  });

const NOTHING_LOADED = { records: [], total: 0, skipped: 0, hasChanged: false, response: null, isComplete: false };

/** Loads every record of a list. */
type FetchAll<Resource extends { id: string }> = (
  options: FetchAllOptions<Resource>,
) => Promise<LoadedList<Parsed<Resource>>>;

/** Every matching record, as a query. The records of each page are available immediately. */
export const allPagesOptions = <Resource extends { id: string }>(queryKey: QueryKey, fetchAll: FetchAll<Resource>) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal, client }) =>
      fetchAll({
        signal,
        onProgress: (list) => {
          // A complete list stays on screen until the new one is complete.
          const known = client.getQueryData<LoadedList<Parsed<Resource>>>(queryKey);
          if (!signal.aborted && !known?.isComplete) client.setQueryData(queryKey, list);
        },
      }),
    // Reload a list that was interrupted by leaving the screen. If the user stopped it, keep what is loaded.
    staleTime: ({ state: { data } }) => (data?.isComplete || data?.isStopped ? ALL_PAGES_FRESH_MS : 0),
    // The function retries each page itself.
    retry: false,
    structuralSharing: false,
  });

type AllPagesOptions<Resource extends { id: string }> = ReturnType<typeof allPagesOptions<Resource>>;

/** Returns every matching record, and functions to stop and to reload. */
export function useAllPages<Resource extends { id: string }>(options: AllPagesOptions<Resource>, isEnabled = true) {
  const client = useQueryClient();
  const result = useQuery({ ...options, enabled: isEnabled });
  const { data: list, dataUpdatedAt, error, isFetching, refetch } = useQueryState(result);
  const stop = async () => {
    const loaded = client.getQueryData<LoadedList<Parsed<Resource>>>(options.queryKey);
    // Cancelling a query reverts its data, so write the data again.
    await client.cancelQueries({ queryKey: options.queryKey });
    if (!loaded?.isComplete)
      client.setQueryData(options.queryKey, {
        ...(loaded ?? NOTHING_LOADED),
        isStopped: true,
        wait: null,
      });
  };
  return { list, dataUpdatedAt, error, isFetching, refetch, stop };
}

/**
 * Loads a whole list that no loader requests, unless it is too long.
 * @param count how many records it has, which is requested first
 */
export function useWholeList<Resource extends { id: string }>(
  count: ReturnType<typeof countOptions>,
  options: AllPagesOptions<Resource>,
) {
  const { data: total, failureReason } = useQuery(count);
  const isTooLong = total !== undefined && total > MAX_WHOLE_LIST;
  const list = useAllPages({ ...options, retryOnMount: true }, total !== undefined && !isTooLong);
  return { ...list, isTooLong, isCountMissing: failureReason !== null };
}

/** Does the same as `useAllPages`, and keeps showing the records of the previous list until the first page of the new list arrives. */
export function useAllPagesWithPrevious<Resource extends { id: string }>(options: AllPagesOptions<Resource>) {
  const result = useAllPages(options);
  const { list, dataUpdatedAt, error, isFetching } = result;
  // If the first page failed, there is nothing to show.
  const hasStarted = list !== undefined && (list.isComplete || list.records.length > 0);
  const [previous, setPrevious] = useState({ list, dataUpdatedAt });
  if (hasStarted && list !== previous.list) setPrevious({ list, dataUpdatedAt });
  const isPrevious = !hasStarted && (isFetching || error !== null) && Boolean(previous.list?.records.length);
  return { ...result, hasStarted, isPrevious, shown: isPrevious ? previous : { list, dataUpdatedAt } };
}

/**
 * Loads the whole list while the user sorts it, if the page has only a part of it. Of a list that is too long, only the
 * page is sorted.
 */
export function useSortedList<Resource extends { id: string }>(
  options: AllPagesOptions<Resource>,
  page: ParsedPage<Resource> | undefined,
  isSorted: boolean,
) {
  const { total = 0, per_page = 0 } = page?.meta ?? {};
  const isOn = isSorted && total > per_page && total <= MAX_WHOLE_LIST;
  // A list that was stopped elsewhere, such as in the report, has no whole order.
  const staleTime: typeof options.staleTime = ({ state: { data } }) => (data?.isComplete ? ALL_PAGES_FRESH_MS : 0);
  return { isOn, ...useAllPages({ ...options, staleTime, retryOnMount: true }, isOn) };
}

/** The progress of searching a whole list for one record. */
export interface Search<Resource extends { id: string }> {
  /** The record; null if it does not exist, undefined while the search runs. */
  record: Parsed<Resource> | null | undefined;
  /** The delay that the service asks for (429); null if there is none. */
  wait: RateLimitWait | null;
}

/** Searches a whole list for one record, as a query that reports its waits. The interface cannot read one by its id. */
export const findOptions = <Resource extends { id: string }>(
  queryKey: QueryKey,
  recordId: string,
  fetchAll: FetchAll<Resource>,
) => {
  const search = ({ records, isComplete, wait }: LoadedList<Parsed<Resource>>): Search<Resource> => ({
    record: records.find(({ id }) => id === recordId) ?? (isComplete ? null : undefined),
    wait,
  });
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) =>
      search(
        await fetchAll({
          signal,
          onProgress: (list) => {
            // Keep the record of an earlier search until this search ends.
            const known = client.getQueryData<Search<Resource>>(queryKey)?.record;
            if (!signal.aborted && known === undefined) client.setQueryData(queryKey, search(list));
          },
        }),
      ),
    staleTime: ({ state: { data } }) => (data?.record === undefined ? 0 : ALL_PAGES_FRESH_MS),
    // The function retries each page itself.
    retry: false,
    // No loader requests it.
    retryOnMount: true,
  });
};
