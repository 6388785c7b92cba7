import type { Campaign } from '../../contract/campaign.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import { type Metrics, shareOf } from '../shared/campaignMetrics.ts';

/** Returns the open rate or click rate of one campaign, from its own counts. */
export const rateOf = ({ metrics }: Parsed<Campaign>, part: 'opened' | 'clicked'): number | null =>
  shareOf(metrics?.[part], metrics?.delivered);

/** The confidence level of a rate's interval, as a fraction. */
export const CONFIDENCE = 0.95;

/** The quantile of the normal distribution for `CONFIDENCE`. */
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

/** How many rows of a table are printed. */
export const PRINTED_ROWS = 40;

/** A group with less than this share of the largest group's deliveries says little beside it. */
const FEW_SHARE = 0.02;

/** Returns the number of deliveries below which one of these groups has few, as a round number: 199 → 200. */
export const fewDeliveredOf = (groups: readonly Metrics[]) => {
  const share = FEW_SHARE * Math.max(0, ...groups.map(({ delivered }) => delivered ?? 0));
  return Math.max(FEW_DELIVERED, Number(share.toPrecision(1)));
};

/** True if a group or a campaign has deliveries, but too few for a reliable rate. */
export const hasFewDelivered = (delivered: number | null | undefined, limit = FEW_DELIVERED) =>
  typeof delivered === 'number' && delivered > 0 && delivered < limit;

/** Fewer other campaigns than this give no reliable median. */
const FEWEST_PEERS = 5;

/**
 * Returns the usual open rate per type: the median of its campaigns' own rates. A type with too few campaigns has none.
 * @returns medians by type, if at least `FEWEST_PEERS` other campaigns have a rate
 */
export function openRateMedians(campaigns: readonly Parsed<Campaign>[]): ReadonlyMap<string, number> {
  const rates = new Map<string, number[]>();
  for (const campaign of campaigns) {
    const rate = rateOf(campaign, 'opened');
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

function medianOf(values: number[]): number {
  const sorted = values.sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
  return (lower + upper) / 2;
}
