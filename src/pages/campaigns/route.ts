import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { CampaignListQuery } from '../../contract/campaign.ts';
import { routes } from '../../paths.ts';
import { campaignListOptions } from '../../queries/campaigns.ts';
import { parseUrlQuery } from '../../ui/urlQuery.ts';

/** `/campaigns?page&per_page&status&type&search` */
export const campaignsRoute = (queryClient: QueryClient): RouteObject => ({
  path: routes.campaigns,
  loader: ({ request }) => {
    const { query } = parseUrlQuery(CampaignListQuery, new URL(request.url).searchParams);
    void queryClient.prefetchQuery(campaignListOptions(query));
    return null;
  },
  lazy: { Component: async () => (await import('./CampaignsPage.tsx')).CampaignsPage },
});
