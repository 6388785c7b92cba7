import type { Campaign } from '../../contract/campaign.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';

/**
 * Returns the open rate or click rate that the counts of a campaign give, even if they are impossible; null if they do not give one.
 * Ranks use `shareOf` (campaignMetrics.ts), which refuses impossible counts.
 */
export const countedRate = ({ metrics }: Parsed<Campaign>, part: 'opened' | 'clicked'): number | null => {
  const { delivered, [part]: count } = metrics ?? {};
  return typeof count === 'number' && delivered ? count / delivered : null;
};

/** A service may round its rate to two digits. */
const RATE_ROUNDING = 0.005 + 1e-9;

/** True if a rate from the service contradicts the rate from its own counts. */
export const isDiscrepant = (reported: number, counted: number) => Math.abs(reported - counted) > RATE_ROUNDING;
