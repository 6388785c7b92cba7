import type { Campaign } from '../../contract/campaign.ts';
import type { Read } from '../../contract/tolerant.ts';

/** True where the rows come by their creation, newest first: the interface leaves the order open, so it is looked at. */
export const isNewestFirst = (campaigns: readonly Read<Campaign>[]) =>
  campaigns.every(({ created_at }, index) => {
    const before = campaigns[index - 1]?.created_at;
    return Boolean(created_at) && (!before || !created_at || Date.parse(created_at) <= Date.parse(before));
  });
