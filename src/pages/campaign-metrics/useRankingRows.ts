import { useMemo } from 'react';
import type { Campaign } from '../../contract/campaign.ts';
import type { Read } from '../../contract/tolerant.ts';
import { FEW_DELIVERED, mediansByType, rateOf, shareOf, wilsonInterval } from './figures.ts';

/** A campaign with what is worked out about it; rates and distances are fractions. */
export interface RankedCampaign {
  id: string;
  campaign: Read<Campaign>;
  name: string;
  openRate: number | null;
  clickRate: number | null;
  deliveryRate: number | null;
  clickToOpen: number | null;
  /** Open rate less the median of its own type; null below five peers. */
  fromMedian: number | null;
  /** The 95 % interval of the open rate, where few were delivered. */
  interval: [low: number, high: number] | null;
}

/** Every campaign with its own rates, its distance from its peers, and its interval where few were delivered. */
export const useRankingRows = (campaigns: readonly Read<Campaign>[]): RankedCampaign[] =>
  useMemo(() => {
    const medians = mediansByType(campaigns, 'opened');
    return campaigns.map((campaign) => {
      const { sent, delivered, opened, clicked } = campaign.metrics ?? {};
      const openRate = rateOf(campaign, 'opened');
      const median = campaign.type ? medians.get(campaign.type) : undefined;
      const isSmall = typeof delivered === 'number' && typeof opened === 'number' && delivered < FEW_DELIVERED;
      return {
        id: campaign.id,
        campaign,
        name: campaign.name || campaign.id,
        openRate,
        clickRate: rateOf(campaign, 'clicked'),
        deliveryRate: shareOf(delivered, sent),
        clickToOpen: shareOf(clicked, opened),
        fromMedian: openRate === null || median === undefined ? null : openRate - median,
        interval: isSmall ? wilsonInterval(opened, delivered) : null,
      };
    });
  }, [campaigns]);
