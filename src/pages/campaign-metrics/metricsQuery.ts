import * as z from 'zod/mini';
import { CampaignListQuery } from '../../contract/campaign.ts';
import { periodParameters } from './period.ts';

/** The address of the review: the filters of the interface (§4.3), and what the dashboard works out by itself. */
export const CampaignMetricsQuery = z.strictObject({
  status: CampaignListQuery.shape.status,
  type: CampaignListQuery.shape.type,
  search: CampaignListQuery.shape.search,
  ...periodParameters,
  /** Ids of the campaigns that stand side by side, joined by commas. */
  compare: z.optional(z.string()),
});
export type CampaignMetricsQuery = z.infer<typeof CampaignMetricsQuery>;

/** The part that the service is asked for. */
export const filterOf = ({ status, type, search }: CampaignMetricsQuery) => ({ status, type, search });
