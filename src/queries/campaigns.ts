import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listCampaigns } from '../api/campaigns.ts';
import type { Campaign, CampaignFilter, CampaignListQuery } from '../contract/campaign.ts';
import { type FetchAllOptions, fetchAllPages } from './fetchAllPages.ts';
import { campaignKeys } from './queryKeys.ts';
import { allPagesOptions, countOptions, findOptions } from './useAllPages.ts';

/** One page of campaigns (interface §4.3). The previous page stays visible while the next one loads. */
export const campaignListOptions = (query: CampaignListQuery) =>
  queryOptions({
    queryKey: [...campaignKeys.pages, query],
    queryFn: ({ signal }) => listCampaigns(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** The request of the active campaigns on the home screen, which links to the rest. */
export const ACTIVE_CAMPAIGNS = { page: 1, per_page: 6, status: 'active' } as const satisfies CampaignListQuery;

/**
 * The request of the campaigns in which the home screen looks for recent changes. The interface cannot sort; our service returns
 * the newest first.
 */
export const NEWEST_CAMPAIGNS = { page: 1, per_page: 20 } as const satisfies CampaignListQuery;

/** The number of campaigns that match a filter. */
export const campaignCountOptions = (filter: CampaignFilter) =>
  countOptions([...campaignKeys.all, 'count', filter], (page, signal) =>
    listCampaigns({ ...filter, ...page }, { signal }),
  );

/** Returns every matching campaign without using the cache, for an export. @throws ApiError */
export const fetchAllCampaigns = (filter: CampaignFilter, options: FetchAllOptions<Campaign>) =>
  fetchAllPages<Campaign>((page, signal) => listCampaigns({ ...filter, ...page }, { signal }), options);

/** Every matching campaign, as a query that reports its progress. */
export const allCampaignsOptions = (filter: CampaignFilter) =>
  allPagesOptions<Campaign>([...campaignKeys.wholeLists, filter], (options) => fetchAllCampaigns(filter, options));

/** Searches the whole list for one campaign. */
export const findCampaignOptions = (campaignId: string) =>
  findOptions<Campaign>([...campaignKeys.searches, campaignId], campaignId, (options) =>
    fetchAllCampaigns({}, options),
  );
