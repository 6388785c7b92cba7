import type { Campaign } from '../../contract/campaign.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import { campaignsPath } from '../../paths.ts';

/** The path of a campaign's details. The interface cannot read one campaign, so the path searches the list by name. */
export const campaignPath = ({ id, name }: Parsed<Campaign>) =>
  campaignsPath({ search: name || undefined, selected: id });
