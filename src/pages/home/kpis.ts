import { localDay } from '../../contract/calendarDays.ts';
import type { Campaign } from '../../contract/campaign.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import { type Metrics, metricsOf } from '../shared/campaignMetrics.ts';
import { lastDays, type Period, periodBefore, sentWithin } from '../shared/campaignPeriod.ts';

/** The length of a period in days. The tiles link to the metrics of `days30`. */
const PERIOD_DAYS = 30;

/** Twelve periods are about a year. */
const PERIODS = 12;

export type KpiName = 'campaigns' | 'delivered' | 'openRate' | 'clickRate';

/** A number in each period, the latest first; null where there is none, such as a rate without deliveries. */
export type Kpi = (number | null)[];

/**
 * Adds up what was sent in the last twelve periods of thirty days, as the metrics page does. A campaign belongs to the period in
 * which it was sent; one that is not sent yet belongs to none.
 * @param today in the user's time zone, `YYYY-MM-DD`
 */
export function summarize(campaigns: readonly Parsed<Campaign>[], today = localDay(new Date())): Record<KpiName, Kpi> {
  const periods: Metrics[] = [];
  let period: Period | null = lastDays(PERIOD_DAYS, today);
  while (period !== null && periods.length < PERIODS) {
    periods.push(metricsOf(sentWithin(campaigns, period)));
    period = periodBefore(period);
  }
  return {
    campaigns: periods.map((metrics) => metrics.campaigns),
    // Without a campaign nothing was delivered; without its counts it is unknown.
    delivered: periods.map((metrics) => (metrics.campaigns === 0 ? 0 : metrics.delivered)),
    openRate: periods.map(({ openRate }) => openRate.rate),
    clickRate: periods.map(({ clickRate }) => clickRate.rate),
  };
}
