import * as z from 'zod/mini';
import { pageParameters } from './page.ts';
import { count, id, rate, text, timestamp } from './values.ts';

/** Closed lists of interface §2.3. The interface leaves `SCHEDULE_TYPES` open; these are our service's values. */
export const CAMPAIGN_TYPES = [
  'product_update',
  'event_invitation',
  'new_product_launch',
  'newsletter',
  'custom',
] as const;
export const CAMPAIGN_STATUSES = ['draft', 'active', 'paused', 'completed'] as const;
const SCHEDULE_TYPES = ['immediate', 'scheduled'] as const;

/** The longest campaign name, in UTF-16 units. The search index can hold any name of this length. */
const MAX_CAMPAIGN_NAME = 400;

/** When a campaign is sent: immediately, or at `send_at` (UTC). */
const Schedule = z.object({ type: z.enum(SCHEDULE_TYPES), send_at: z.optional(timestamp) });

/** The stored counts of a campaign. The rates are computed from them. */
export const CampaignCounts = z.object({ sent: count, delivered: count, opened: count, clicked: count });
export type CampaignCounts = z.infer<typeof CampaignCounts>;

/** An outreach campaign (interface §2.3). */
export const Campaign = z.object({
  id: id('campaign'),
  name: text.check(z.maxLength(MAX_CAMPAIGN_NAME)),
  description: text,
  type: z.enum(CAMPAIGN_TYPES),
  status: z.enum(CAMPAIGN_STATUSES),
  /** Number of recipients. */
  audience_count: count,
  /**
   * `open_rate` is opened ÷ delivered and `click_rate` is clicked ÷ delivered. Both are fractions, and 0 if nothing was
   * delivered.
   */
  metrics: z.object({ ...CampaignCounts.shape, open_rate: rate, click_rate: rate }),
  schedule: Schedule,
  created_at: timestamp,
  /** Null until the campaign is sent. */
  sent_at: z.nullable(timestamp),
});
export type Campaign = z.infer<typeof Campaign>;

/** The query of "list campaigns" (interface §4.3). The interface leaves the name of `search` open. */
export const CampaignListQuery = z.strictObject({
  ...pageParameters,
  status: z.optional(z.enum(CAMPAIGN_STATUSES)),
  type: z.optional(z.enum(CAMPAIGN_TYPES)),
  /** Part of the name, in upper or lower case. */
  search: z.optional(text),
});
export type CampaignListQuery = z.infer<typeof CampaignListQuery>;

/** The filters of a campaign list, without the page. */
export type CampaignFilter = Omit<CampaignListQuery, keyof typeof pageParameters>;
