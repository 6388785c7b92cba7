import type { Campaign } from '../../contract/campaign.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';

const DAY_MS = 86_400_000;

/** The length of a period in days. */
const PERIOD_DAYS = 30;

/** Twelve periods are about a year. */
const PERIODS = 12;

/** What was sent in one period. */
interface Period {
  campaigns: number;
  delivered: number;
  opened: number;
  clicked: number;
}

export type KpiName = 'campaigns' | 'delivered' | 'openRate' | 'clickRate';

/** A number in each period, the latest first; null where there is none, such as a rate without deliveries. */
export type Kpi = (number | null)[];

/**
 * Adds up what was sent in the last twelve periods of thirty days. A campaign belongs to the period in which it was sent; one
 * that is not sent yet belongs to none.
 * @param now milliseconds
 */
export function summarize(campaigns: readonly Parsed<Campaign>[], now: number): Record<KpiName, Kpi> {
  const periods: Period[] = Array.from({ length: PERIODS }, () => ({
    campaigns: 0,
    delivered: 0,
    opened: 0,
    clicked: 0,
  }));
  for (const { sent_at, metrics } of campaigns) {
    const period = sent_at ? periods[Math.floor((now - Date.parse(sent_at)) / (PERIOD_DAYS * DAY_MS))] : undefined;
    if (period === undefined) continue;
    period.campaigns += 1;
    for (const name of ['delivered', 'opened', 'clicked'] as const) period[name] += metrics?.[name] ?? 0;
  }
  const rate = (count: number, { delivered }: Period) => (delivered === 0 ? null : count / delivered);
  return {
    campaigns: periods.map((period) => period.campaigns),
    delivered: periods.map((period) => period.delivered),
    openRate: periods.map((period) => rate(period.opened, period)),
    clickRate: periods.map((period) => rate(period.clicked, period)),
  };
}

/** The first day of the latest period in the user's time zone, `YYYY-MM-DD`. */
export function firstDay(now: number): string {
  const day = new Date(now - PERIOD_DAYS * DAY_MS);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
