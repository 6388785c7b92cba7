import { listCampaigns } from '../api/campaigns.ts';
import type { Campaign, CampaignListQuery } from '../contract/campaign.ts';
import { walkOptions } from './useWalk.ts';
import { walkPages } from './walkPages.ts';

/** What narrows a list of campaigns down, whatever page is looked at. */
type CampaignFilter = Omit<CampaignListQuery, 'page' | 'per_page'>;

/** Every campaign that matches, outside of the cache: for an export. @throws ApiError */
export const collectCampaigns = (filter: CampaignFilter, options: Parameters<typeof walkPages<Campaign>>[1]) =>
  walkPages<Campaign>((page, signal) => listCampaigns({ ...filter, ...page }, { signal }), options);

/** Every campaign that matches, as a query that tells how far it is. */
export const campaignWalkOptions = (filter: CampaignFilter) =>
  walkOptions<Campaign>(['campaigns', 'all', filter], (options) => collectCampaigns(filter, options));
