import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';

import { routes } from '../../paths.ts';
import { campaignListOptions } from '../../queries/campaigns.ts';
import { parseUrlQuery } from '../../ui/urlQuery.ts';
import { CampaignAddress, requestOf } from './campaignAddress.ts';

/** `/campaigns?page&per_page&status&type&search&selected` */
export const campaignsRoute = (queryClient: QueryClient): RouteObject => ({
  path: routes.campaigns,
  loader: ({ request }) => {
    const { query } = parseUrlQuery(CampaignAddress, new URL(request.url).searchParams);
    void queryClient.prefetchQuery(campaignListOptions(requestOf(query)));
    return null;
  },
  lazy: { Component: async () => (await import('./CampaignsPage.tsx')).CampaignsPage },
});
