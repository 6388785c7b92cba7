import { useMemo } from 'react';
import type { Campaign } from '../../contract/campaign.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import { FEW_DELIVERED, mediansByType, rateOf, shareOf, wilsonInterval } from './metrics.ts';

/** A campaign with its computed values. Rates and differences are fractions. */
export interface RankedCampaign {
  id: string;
  campaign: Parsed<Campaign>;
  name: string;
  openRate: number | null;
  clickRate: number | null;
  deliveryRate: number | null;
  clickToOpen: number | null;
  /** Open rate minus the median of its own type; null below five other campaigns. */
  fromMedian: number | null;
  /** The 95 % interval of the open rate, if there were few deliveries. */
  interval: [low: number, high: number] | null;
}

/**
 * Returns every campaign with its own rates, its difference from the median, and its interval if there were few
 * deliveries.
 */
export const useRankingRows = (campaigns: readonly Parsed<Campaign>[]): RankedCampaign[] =>
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
