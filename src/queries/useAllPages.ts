import { type QueryKey, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Parsed } from '../contract/lenientParsing.ts';
import { type fetchAllPages, summary, type Walk } from './fetchAllPages.ts';
import { useQueryState } from './useQueryState.ts';

/** How long a complete list stays fresh, in milliseconds. It is long, because loading the list is expensive. */
export const COLLECTION_FRESH_MS = 5 * 60_000;

/** Loads every record of a list. */
export type Collect<Resource extends { id: string }> = (
  options: Parameters<typeof fetchAllPages<Resource>>[1],
) => Promise<Walk<Parsed<Resource>>>;

/** Every matching record, as a query. The records of each page are available immediately. */
export const walkOptions = <Resource extends { id: string }>(queryKey: QueryKey, collect: Collect<Resource>) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal, client }) =>
      collect({
        signal,
        onProgress: (walk) => {
          // A complete list stays on screen until the new one is complete.
          const known = client.getQueryData<Walk<Parsed<Resource>>>(queryKey);
          if (!signal.aborted && !known?.isComplete) client.setQueryData(queryKey, walk);
        },
      }),
    // Reload a list that was interrupted by leaving the screen. If the user stopped it, keep what is loaded.
    staleTime: ({ state: { data } }) => (data?.isComplete || data?.isStopped ? COLLECTION_FRESH_MS : 0),
    // The function retries each page itself.
    retry: false,
    structuralSharing: false,
  });

type WalkOptions<Resource extends { id: string }> = ReturnType<typeof walkOptions<Resource>>;

/** Returns every matching record, and functions to stop and to reload. */
export function useAllPages<Resource extends { id: string }>(options: WalkOptions<Resource>, isEnabled = true) {
  const client = useQueryClient();
  const result = useQuery({ ...options, enabled: isEnabled });
  const { data: walk, dataUpdatedAt, error, isFetching, refetch } = useQueryState(result);
  const stop = async () => {
    const collected = client.getQueryData<Walk<Parsed<Resource>>>(options.queryKey);
    // Cancelling a query reverts its data, so write the data again.
    await client.cancelQueries({ queryKey: options.queryKey });
    if (!collected?.isComplete)
      client.setQueryData(options.queryKey, {
        ...(collected ?? summary<Resource>([], 0)),
        isStopped: true,
        wait: null,
      });
  };
  return { walk, dataUpdatedAt, error, isFetching, refetch, stop };
}

/** Does the same, and keeps showing the records of the previous list until the first page of the new list arrives. */
export function useWalkAfterAnother<Resource extends { id: string }>(options: WalkOptions<Resource>) {
  const result = useAllPages(options);
  const { walk, dataUpdatedAt, error, isFetching } = result;
  // If the first page failed, there is nothing to show.
  const hasBegun = walk !== undefined && (walk.isComplete || walk.records.length > 0);
  const [before, setBefore] = useState({ walk, dataUpdatedAt });
  if (hasBegun && walk !== before.walk) setBefore({ walk, dataUpdatedAt });
  const isOfBefore = !hasBegun && (isFetching || error !== null) && Boolean(before.walk?.records.length);
  return { ...result, hasBegun, isOfBefore, shown: isOfBefore ? before : { walk, dataUpdatedAt } };
}

/** Loads nothing until the user asks. A new list needs a new request of the user. */
export function useWalkOnDemand<Resource extends { id: string }>(options: WalkOptions<Resource>) {
  const [asked, setAsked] = useState<string>();
  const key = JSON.stringify(options.queryKey);
  const isOn = asked === key;
  const { walk, dataUpdatedAt, error, isFetching, refetch, stop } = useAllPages(options, isOn);
  return {
    isOn,
    /** The loaded records, also from earlier loads by other components. */
    walk,
    dataUpdatedAt,
    error: isOn ? error : null,
    isFetching,
    refetch,
    open: () => {
      setAsked(key);
      // Reload a list that was stopped earlier.
      if (walk !== undefined && !walk.isComplete) void refetch();
    },
    close: () => {
      setAsked(undefined);
      if (isFetching) void stop();
    },
  };
}
