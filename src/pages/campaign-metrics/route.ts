import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { parseUrlQuery } from '../../components/table/urlState.ts';
import { routes } from '../../paths.ts';
import { allCampaignsOptions } from '../../queries/campaigns.ts';
import { CampaignMetricsQuery, toCampaignFilter } from './searchParams.ts';

/** `/campaigns/metrics?status&type&search&period&sent_from&sent_to&min_delivered&ranking&sort&compare` */
export const campaignMetricsRoute = (queryClient: QueryClient): RouteObject => ({
  path: routes.campaignMetrics,
  loader: ({ request }) => {
    const { query } = parseUrlQuery(CampaignMetricsQuery, new URL(request.url).searchParams);
    void queryClient.prefetchQuery(allCampaignsOptions(toCampaignFilter(query)));
    return null;
  },
  lazy: { Component: async () => (await import('./CampaignMetricsPage.tsx')).CampaignMetricsPage },
});
