import type { Campaign, CampaignCounts } from '../../contract/campaign.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';

/** The metrics of a group of campaigns. A rate of a group is a sum divided by a sum, never a mean of rates. */
export interface Metrics {
  campaigns: number;
  /** Sums over the campaigns that have the count; null if none has it. */
  sent: number | null;
  delivered: number | null;
  opened: number | null;
  clicked: number | null;
  /** delivered ÷ sent */
  deliveryRate: Ratio;
  /** opened ÷ delivered */
  openRate: Ratio;
  /** clicked ÷ delivered */
  clickRate: Ratio;
  /** clicked ÷ opened */
  clickToOpen: Ratio;
}

/** A rate of a group: Σ part ÷ Σ whole, over the campaigns that have both counts with part ≤ whole. */
interface Ratio {
  part: number;
  whole: number;
  /** A fraction; null if the divisor is 0. */
  rate: number | null;
  /** How many campaigns are excluded because of a missing or impossible count. */
  skipped: number;
}

type Count = keyof CampaignCounts;

/** @returns the metrics of these campaigns as one group */
export function metricsOf(campaigns: readonly Parsed<Campaign>[]): Metrics {
  return {
    campaigns: campaigns.length,
    sent: sumOf(campaigns, 'sent'),
    delivered: sumOf(campaigns, 'delivered'),
    opened: sumOf(campaigns, 'opened'),
    clicked: sumOf(campaigns, 'clicked'),
    deliveryRate: ratioOf(campaigns, 'delivered', 'sent'),
    openRate: ratioOf(campaigns, 'opened', 'delivered'),
    clickRate: ratioOf(campaigns, 'clicked', 'delivered'),
    clickToOpen: ratioOf(campaigns, 'clicked', 'opened'),
  };
}

type ReportedCount = number | null | undefined;

/**
 * Returns one count of a campaign as a fraction of another. Null if the divisor is 0, or if counts are missing or
 * impossible (part above whole), because unknown values are not ranked.
 */
export const shareOf = (part: ReportedCount, whole: ReportedCount): number | null =>
  whole && canBe(part, whole) ? part / whole : null;

/**
 * Returns a rate as displayed, in tenths of a percent. Like `Intl`, it rounds the decimal digits of the number (0.2875)
 * and not its binary value (0.28749999…).
 */
export const rateAsWritten = (rate: number) => Math.round(Number((rate * 1000).toPrecision(12))) / 1000;

/** Returns the change of a rate as a fraction. It uses the rounded rates on screen, so that the numbers add up. */
export const rateChange = (now: number | null, before: number | null | undefined): number | null =>
  now === null || before === null || before === undefined ? null : rateAsWritten(now) - rateAsWritten(before);

/**
 * Returns the change of a count as a fraction of the earlier count, in whole percent as displayed; null without an earlier count.
 */
export const countChange = (now: number | null, before: number | null | undefined): number | null =>
  now === null || !before ? null : Math.round((100 * (now - before)) / before) / 100;

function sumOf(campaigns: readonly Parsed<Campaign>[], count: Count): number | null {
  const values = campaigns.map(({ metrics }) => metrics?.[count]).filter((value) => typeof value === 'number');
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0);
}

function ratioOf(campaigns: readonly Parsed<Campaign>[], part: Count, whole: Count): Ratio {
  const ratio = { part: 0, whole: 0, skipped: 0 };
  for (const { metrics } of campaigns) {
    const parts = metrics?.[part];
    const wholes = metrics?.[whole];
    if (typeof wholes === 'number' && canBe(parts, wholes)) {
      ratio.part += parts;
      ratio.whole += wholes;
    } else ratio.skipped += 1;
  }
  return { ...ratio, rate: ratio.whole === 0 ? null : ratio.part / ratio.whole };
}

/** A part above its whole is an error in the data. */
const canBe = (part: ReportedCount, whole: number): part is number => typeof part === 'number' && part <= whole;
