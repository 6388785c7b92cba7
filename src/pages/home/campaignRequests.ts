import type { CampaignListQuery } from '../../contract/campaign.ts';

/** The campaigns that are under way; the rest of them is one click away. */
export const RUNNING: CampaignListQuery = { page: 1, per_page: 6, status: 'active' };

/** The campaigns among which the last changes are looked for: the interface asks for no order, ours are newest first. */
export const NEWEST: CampaignListQuery = { page: 1, per_page: 20 };
