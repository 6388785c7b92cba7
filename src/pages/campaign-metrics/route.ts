import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { routes } from '../../paths.ts';
import { lazyScreen } from '../../ui/lazyPart.tsx';
import { parseUrlQuery } from '../../ui/urlQuery.ts';
import { CampaignMetricsQuery, filterOf } from './metricsQuery.ts';

/** `/campaigns/metrics?status&type&search&sent_from&sent_to&compare` */
export const campaignMetricsRoute = (queryClient: QueryClient): RouteObject => ({
  path: routes.campaignMetrics,
  loader: ({ request }) => {
    const { query } = parseUrlQuery(CampaignMetricsQuery, new URL(request.url).searchParams);
    // Comes with the screen's code; what is missing of it, the screen says.
    void import('../../queries/allCampaigns.ts').then(
      ({ campaignWalkOptions }) => queryClient.prefetchQuery(campaignWalkOptions(filterOf(query))),
      () => undefined,
    );
    return null;
  },
  lazy: { Component: lazyScreen(async () => (await import('./CampaignMetricsPage.tsx')).CampaignMetricsPage) },
});
