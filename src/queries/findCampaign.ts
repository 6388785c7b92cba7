import type { Campaign } from '../contract/campaign.ts';
import { fetchAllCampaigns } from './allCampaigns.ts';
import { findOptions } from './findById.ts';

/** Searches the whole list for one campaign. */
export const findCampaignOptions = (campaignId: string) =>
  findOptions<Campaign>(['campaigns', 'find', campaignId], campaignId, (options) => fetchAllCampaigns({}, options));
