import type { Campaign } from '../../contract/campaign.ts';
import type { Read } from '../../contract/tolerant.ts';
import { campaignsPath } from '../../paths.ts';

/** Where a campaign is looked at. The interface reads no single campaign, so its name finds it in the list. */
export const campaignPath = ({ id, name }: Read<Campaign>) =>
  campaignsPath({ search: name || undefined, selected: id });
