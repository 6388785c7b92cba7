import { type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Read } from '../contract/tolerant.ts';
import type { LimitWait } from './retry.ts';
import { COLLECTION_FRESH_MS, type Collect } from './useWalk.ts';
import type { Walk } from './walkPages.ts';

/** How far the search for one record in a whole list has come. */
export interface Search<Resource extends { id: string }> {
  /** The record; null where it is nowhere, undefined until that is known. */
  record: Read<Resource> | null | undefined;
  /** The wait that the service has asked for (429); null while it does not. */
  wait: LimitWait | null;
}

/** Looks for one record in a whole list, as a query that tells when it has to wait: the interface reads none by its id. */
export const findOptions = <Resource extends { id: string }>(
  queryKey: QueryKey,
  recordId: string,
  collect: Collect<Resource>,
) => {
  const search = ({ records, isComplete, wait }: Walk<Read<Resource>>): Search<Resource> => ({
    record: records.find(({ id }) => id === recordId) ?? (isComplete ? null : undefined),
    wait,
  });
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) =>
      search(
        await collect({
          signal,
          onProgress: (walk) => {
            // What an earlier search has found stays until this one ends.
            const known = client.getQueryData<Search<Resource>>(queryKey)?.record;
            if (!signal.aborted && known === undefined) client.setQueryData(queryKey, search(walk));
          },
        }),
      ),
    staleTime: ({ state: { data } }) => (data?.record === undefined ? 0 : COLLECTION_FRESH_MS),
    // The walk asks again by itself, page by page.
    retry: false,
  });
};
