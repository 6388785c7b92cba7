import { listCampaigns } from '../api/campaigns.ts';
import type { Campaign, CampaignFilter } from '../contract/campaign.ts';
import { fetchAllPages } from './fetchAllPages.ts';
import { allPagesOptions } from './useAllPages.ts';

/** Returns every matching campaign without using the cache, for an export. @throws ApiError */
export const fetchAllCampaigns = (filter: CampaignFilter, options: Parameters<typeof fetchAllPages<Campaign>>[1]) =>
  fetchAllPages<Campaign>((page, signal) => listCampaigns({ ...filter, ...page }, { signal }), options);

/** Every matching campaign, as a query that reports its progress. */
export const allCampaignsOptions = (filter: CampaignFilter) =>
  allPagesOptions<Campaign>(['campaigns', 'all', filter], (options) => fetchAllCampaigns(filter, options));
