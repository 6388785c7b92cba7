import * as z from 'zod/mini';
import { CampaignListQuery } from '../../contract/campaign.ts';
import { day } from '../../contract/values.ts';

/** The address of the review: the filters of the interface (§4.3), and what the dashboard works out by itself. */
export const CampaignMetricsQuery = z.strictObject({
  status: CampaignListQuery.shape.status,
  type: CampaignListQuery.shape.type,
  search: CampaignListQuery.shape.search,
  /** Days `YYYY-MM-DD` in the reader's zone, both included; the service is not asked for them. */
  sent_from: z.optional(day),
  sent_to: z.optional(day),
  /** Ids of the campaigns that stand side by side, joined by commas. */
  compare: z.optional(z.string()),
});
export type CampaignMetricsQuery = z.infer<typeof CampaignMetricsQuery>;

/** The part that the service is asked for. */
export const filterOf = ({ status, type, search }: CampaignMetricsQuery) => ({ status, type, search });
