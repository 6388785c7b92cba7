import * as z from 'zod/mini';
import { type CampaignFilter, CampaignListQuery } from '../../contract/campaign.ts';
import { day } from '../../contract/values.ts';

/** The periods to choose from, relative to today. */
export const PERIODS = ['days30', 'days90', 'days365', 'year', 'all'] as const;

const { page: _page, per_page: _perPage, ...filters } = CampaignListQuery.shape;

/** The sort order of the ranking, if the URL has none: the largest open rate comes first. */
export const DEFAULT_SORT = '-open_rate';

/**
 * The URL parameters of the report: the filters of the interface (§4.3) and those that the dashboard itself applies,
 * which are not sent to the service.
 */
export const CampaignMetricsQuery = z.strictObject({
  ...filters,
  /** A period relative to today. */
  period: z._default(z.enum(PERIODS), 'days90'),
  /** Days `YYYY-MM-DD` in the user's time zone, both included. They replace `period`. */
  sent_from: z.optional(day),
  sent_to: z.optional(day),
  /** `0` also ranks the campaigns with few deliveries. */
  min_delivered: z.optional(z.literal('0')),
  /** `all` shows the whole ranking. */
  ranking: z.optional(z.literal('all')),
  /** The sort order of the ranking. */
  sort: z._default(z.string(), DEFAULT_SORT),
  /** Ids of the compared campaigns, separated by commas. */
  compare: z.optional(z.string()),
});
export type CampaignMetricsQuery = z.infer<typeof CampaignMetricsQuery>;

/** Changes some parameters of the URL. */
export type ChangeMetricsQuery = (change: Partial<CampaignMetricsQuery>, options?: { replace: boolean }) => void;

/** The part that is sent to the service: everything but what the dashboard itself applies. */
export function toCampaignFilter(query: CampaignMetricsQuery): CampaignFilter {
  const {
    period: _period,
    sent_from: _from,
    sent_to: _to,
    min_delivered: _min,
    ranking: _ranking,
    sort: _sort,
    compare: _compare,
    ...filter
  } = query;
  return filter;
}
