import * as z from 'zod/mini';
import { type CampaignFilter, CampaignListQuery } from '../../contract/campaign.ts';
import { day } from '../../contract/values.ts';

const { page: _page, per_page: _perPage, ...filters } = CampaignListQuery.shape;

/**
 * The URL parameters of the report: the filters of the interface (§4.3) and those that the dashboard itself applies.
 */
export const CampaignMetricsQuery = z.strictObject({
  ...filters,
  /** Days `YYYY-MM-DD` in the user's time zone, both included. They are not sent to the service. */
  sent_from: z.optional(day),
  sent_to: z.optional(day),
  /** Ids of the compared campaigns, separated by commas. */
  compare: z.optional(z.string()),
});
export type CampaignMetricsQuery = z.infer<typeof CampaignMetricsQuery>;

/** The part that is sent to the service. */
export const filterOf = ({
  sent_from: _from,
  sent_to: _to,
  compare: _compare,
  ...filter
}: CampaignMetricsQuery): CampaignFilter => filter;
