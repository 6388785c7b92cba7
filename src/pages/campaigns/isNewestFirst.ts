import type { Campaign } from '../../contract/campaign.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';

/**
 * True if the rows are sorted by creation, newest first. The interface leaves the order open, so the code checks it.
 */
export const isNewestFirst = (campaigns: readonly Parsed<Campaign>[]) =>
  campaigns.every(({ created_at }, index) => {
    const before = campaigns[index - 1]?.created_at;
    return Boolean(created_at) && (!before || !created_at || Date.parse(created_at) <= Date.parse(before));
  });
