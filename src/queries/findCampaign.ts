import type { Campaign } from '../contract/campaign.ts';
import { collectCampaigns } from './allCampaigns.ts';
import { findOptions } from './findRecord.ts';

/** Looks for one campaign in the whole list. */
export const findCampaignOptions = (campaignId: string) =>
  findOptions<Campaign>(['campaigns', 'find', campaignId], campaignId, (options) => collectCampaigns({}, options));
