import { type QueryKey, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Read } from '../contract/tolerant.ts';
import { useReading } from './useReading.ts';
import { summary, type Walk, type walkPages } from './walkPages.ts';

/** How long a collection of a whole list counts as fresh, in milliseconds; collecting it is no small thing. */
export const COLLECTION_FRESH_MS = 5 * 60_000;

/** Collects every record of a list. */
export type Collect<Resource extends { id: string }> = (
  options: Parameters<typeof walkPages<Resource>>[1],
) => Promise<Walk<Read<Resource>>>;

/** Every record that matches, as a query; what has arrived is there from the first page on. */
export const walkOptions = <Resource extends { id: string }>(queryKey: QueryKey, collect: Collect<Resource>) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal, client }) =>
      collect({
        signal,
        onProgress: (walk) => {
          // A whole collection stays on screen until the new one is whole too.
          const known = client.getQueryData<Walk<Read<Resource>>>(queryKey);
          if (!signal.aborted && !known?.isComplete) client.setQueryData(queryKey, walk);
        },
      }),
    // What was broken off by leaving the screen is collected anew; what somebody stopped stays as they left it.
    staleTime: ({ state: { data } }) => (data?.isComplete || data?.isStopped ? COLLECTION_FRESH_MS : 0),
    // The walk asks again by itself, page by page.
    retry: false,
    structuralSharing: false,
  });

type WalkOptions<Resource extends { id: string }> = ReturnType<typeof walkOptions<Resource>>;

/** Every record that matches, with the way to stop collecting and to collect anew. */
export function useWalk<Resource extends { id: string }>(options: WalkOptions<Resource>, isEnabled = true) {
  const client = useQueryClient();
  const result = useQuery({ ...options, enabled: isEnabled });
  const { data: walk, dataUpdatedAt, error, isFetching, refetch } = useReading(result);
  const stop = async () => {
    const collected = client.getQueryData<Walk<Read<Resource>>>(options.queryKey);
    // Cancelling takes back what the query has stored, so that is put there again.
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

/**
 * The same, and what is shown meanwhile: as long as the first page of another list is awaited, and where it does not come,
 * that is what was collected of the list before.
 */
export function useWalkAfterAnother<Resource extends { id: string }>(options: WalkOptions<Resource>) {
  const result = useWalk(options);
  const { walk, dataUpdatedAt, error, isFetching } = result;
  // A collection that failed at its first page has nothing to show.
  const hasBegun = walk !== undefined && (walk.isComplete || walk.records.length > 0);
  const [before, setBefore] = useState({ walk, dataUpdatedAt });
  if (hasBegun && walk !== before.walk) setBefore({ walk, dataUpdatedAt });
  const isOfBefore = !hasBegun && (isFetching || error !== null) && Boolean(before.walk?.records.length);
  return { ...result, hasBegun, isOfBefore, shown: isOfBefore ? before : { walk, dataUpdatedAt } };
}

/** A walk where nothing is collected until somebody asks for it; another list has to be asked for again. */
export function useWalkOnDemand<Resource extends { id: string }>(options: WalkOptions<Resource>) {
  const [asked, setAsked] = useState<string>();
  const key = JSON.stringify(options.queryKey);
  const isOn = asked === key;
  const { walk, dataUpdatedAt, error, isFetching, refetch, stop } = useWalk(options, isOn);
  return {
    isOn,
    /** What was collected, also before and by others. */
    walk,
    dataUpdatedAt,
    error: isOn ? error : null,
    isFetching,
    refetch,
    open: () => {
      setAsked(key);
      // What was stopped before is collected anew.
      if (walk !== undefined && !walk.isComplete) void refetch();
    },
    close: () => {
      setAsked(undefined);
      if (isFetching) void stop();
    },
  };
}
