import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listCampaigns } from '../api/campaigns.ts';
import type { CampaignListQuery } from '../contract/campaign.ts';

/** One page of campaigns (interface §4.3). The previous page stays visible while the next one loads. */
export const campaignListOptions = (query: CampaignListQuery) =>
  queryOptions({
    queryKey: ['campaigns', 'list', query],
    queryFn: ({ signal }) => listCampaigns(query, { signal }),
    placeholderData: keepPreviousData,
  });
