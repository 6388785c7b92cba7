import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Parsed } from '../contract/lenientParsing.ts';
import type { LoadedList } from './fetchAllPages.ts';
import type { RateLimitWait } from './retry.ts';
import { ALL_PAGES_FRESH_MS, type FetchAll } from './useAllPages.ts';

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
  });
};
