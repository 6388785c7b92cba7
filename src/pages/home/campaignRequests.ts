import type { CampaignListQuery } from '../../contract/campaign.ts';

/** The active campaigns; a link leads to the rest. */
export const RUNNING: CampaignListQuery = { page: 1, per_page: 6, status: 'active' };

/**
 * The campaigns in which recent changes are searched. The interface cannot sort; our service returns the newest first.
 */
export const NEWEST: CampaignListQuery = { page: 1, per_page: 20 };
