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
export interface Ratio {
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

/** Returns the open rate or click rate of one campaign, from its own counts. */
export const rateOf = ({ metrics }: Parsed<Campaign>, part: 'opened' | 'clicked'): number | null =>
  shareOf(metrics?.[part], metrics?.delivered);

/**
 * Returns a rate as displayed, in tenths of a percent. Like `Intl`, it rounds the decimal digits of the number (0.2875)
 * and not its binary value (0.28749999…).
 */
export const rateAsWritten = (rate: number) => Math.round(Number((rate * 1000).toPrecision(12))) / 1000;

/** The confidence level of a rate's interval, as a fraction. */
export const CONFIDENCE = 0.95;

/** Its quantile of the normal distribution. */
const Z = 1.959963984540054;

/**
 * Returns Wilson's 95 % interval: the range of the true rate if `part` of `whole` were observed. Unlike the usual
 * interval it works for small numbers and for 0.
 * @returns two fractions; null without data or for impossible counts (part above whole)
 */
export function wilsonInterval(part: number, whole: number): [low: number, high: number] | null {
  if (whole <= 0 || part < 0 || part > whole) return null;
  const rate = part / whole;
  const spread = (Z * Math.sqrt((rate * (1 - rate)) / whole + (Z * Z) / (4 * whole * whole))) / (1 + (Z * Z) / whole);
  const center = (rate + (Z * Z) / (2 * whole)) / (1 + (Z * Z) / whole);
  return [part === 0 ? 0 : Math.max(0, center - spread), part === whole ? 1 : Math.min(1, center + spread)];
}

/** Below this number of deliveries a rate says little: it is marked, and it counts neither for a scale nor for the ranking. */
export const FEW_DELIVERED = 50;

/** A group with less than this share of the largest group's deliveries says little beside it. */
const FEW_SHARE = 0.02;

/** Returns the number of deliveries below which one of these groups has few. */
export const fewDeliveredOf = (groups: readonly Metrics[]) =>
  Math.max(FEW_DELIVERED, Math.ceil(FEW_SHARE * Math.max(0, ...groups.map(({ delivered }) => delivered ?? 0))));

/** True if a group or a campaign has deliveries, but too few for a reliable rate. */
export const hasFewDelivered = (delivered: number | null | undefined, limit = FEW_DELIVERED) =>
  typeof delivered === 'number' && delivered > 0 && delivered < limit;

/** Fewer other campaigns than this give no reliable median. */
const FEWEST_PEERS = 5;

/**
 * Returns the usual rate per type: the median of its campaigns' own rates. A type with too few campaigns has none.
 * @returns medians by type, if at least `FEWEST_PEERS` other campaigns have a rate
 */
export function mediansByType(
  campaigns: readonly Parsed<Campaign>[],
  part: 'opened' | 'clicked',
): ReadonlyMap<string, number> {
  const rates = new Map<string, number[]>();
  for (const campaign of campaigns) {
    const rate = rateOf(campaign, part);
    if (rate === null || !campaign.type) continue;
    const known = rates.get(campaign.type);
    if (known === undefined) rates.set(campaign.type, [rate]);
    else known.push(rate);
  }
  return new Map(
    [...rates].flatMap(([type, values]) =>
      // The values include the campaign itself.
      values.length > FEWEST_PEERS ? [[type, medianOf(values)] as const] : [],
    ),
  );
}

/** Groups campaigns by a key and skips those without one. The groups are in the order of their first campaign. */
export function groupBy(
  campaigns: readonly Parsed<Campaign>[],
  keyOf: (campaign: Parsed<Campaign>) => string | null | undefined,
): Map<string, Parsed<Campaign>[]> {
  const groups = new Map<string, Parsed<Campaign>[]>();
  for (const campaign of campaigns) {
    const key = keyOf(campaign);
    if (!key) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [campaign]);
    else group.push(campaign);
  }
  return groups;
}

function medianOf(values: number[]): number {
  const sorted = values.sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  return (lower + upper) / 2;
}

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
