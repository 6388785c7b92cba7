import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { listCampaigns } from '../api/campaigns.ts';
import type { Campaign, CampaignListQuery } from '../contract/campaign.ts';
import type { Read } from '../contract/tolerant.ts';
import { type Walk, walkPages } from './walkPages.ts';

/** One page of campaigns (interface §4.3); the page before stays visible while the next one loads. */
export const campaignListOptions = (query: CampaignListQuery) =>
  queryOptions({
    queryKey: ['campaigns', 'list', query],
    queryFn: ({ signal }) => listCampaigns(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** What narrows a list of campaigns down, whatever page is looked at. */
export type CampaignFilter = Omit<CampaignListQuery, 'page' | 'per_page'>;

/** Every campaign that matches, outside of the cache: for an export. @throws ApiError */
export const collectCampaigns = (filter: CampaignFilter, options: Parameters<typeof walkPages<Campaign>>[1]) =>
  walkPages<Campaign>((page, signal) => listCampaigns({ ...filter, ...page }, { signal }), options);

/** How long a collection of a whole list counts as fresh, in milliseconds; collecting it is no small thing. */
const COLLECTION_FRESH_MS = 5 * 60_000;

/** Every campaign that matches; what has arrived is there from the first page on. */
export const campaignWalkOptions = (filter: CampaignFilter) =>
  queryOptions({
    queryKey: ['campaigns', 'all', filter],
    queryFn: ({ signal, client, queryKey }) =>
      collectCampaigns(filter, {
        signal,
        onProgress: (walk) => {
          // A whole collection stays on screen until the new one is whole too.
          const known = client.getQueryData<Walk<Read<Campaign>>>(queryKey);
          if (!signal.aborted && !known?.isComplete) client.setQueryData(queryKey, walk);
        },
      }),
    staleTime: COLLECTION_FRESH_MS,
    // The walk asks again by itself, page by page.
    retry: false,
    structuralSharing: false,
  });

/** Every campaign that matches, with the way to stop collecting and to collect anew. */
export function useCampaignWalk(filter: CampaignFilter) {
  const client = useQueryClient();
  const options = campaignWalkOptions(filter);
  const { data: walk, error, isFetching, refetch } = useQuery(options);
  const stop = async () => {
    const collected = client.getQueryData(options.queryKey);
    // Cancelling takes back what the query has stored, so that is put there again.
    await client.cancelQueries({ queryKey: options.queryKey });
    if (collected !== undefined)
      client.setQueryData(options.queryKey, { ...collected, isStopped: true, isWaiting: false });
  };
  return { walk, error, isFetching, refetch, stop };
}

/** Looks for one campaign in the whole list, since the interface reads none by its id; null where it is nowhere. */
export const findCampaignOptions = (campaignId: string) =>
  queryOptions({
    queryKey: ['campaigns', 'find', campaignId],
    queryFn: async ({ signal }) =>
      (await collectCampaigns({}, { signal })).records.find(({ id }) => id === campaignId) ?? null,
    retry: false,
  });
