import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { parseUrlQuery, toListRequest } from '../../components/table/urlState.ts';
import { campaignsPath, routes } from '../../paths.ts';
import { campaignListOptions } from '../../queries/campaigns.ts';
import { openDefaultView } from '../shared/openDefaultView.ts';
import { CampaignAddress } from './searchParams.ts';

/** `/campaigns?page&per_page&status&type&search&selected&sort&view`; without parameters the default view opens */
export const campaignsRoute = (queryClient: QueryClient): RouteObject => ({
  path: routes.campaigns,
  loader: ({ request }) => {
    const url = new URL(request.url);
    openDefaultView('campaigns', url, campaignsPath);
    const { query } = parseUrlQuery(CampaignAddress, url.searchParams);
    void queryClient.prefetchQuery(campaignListOptions(toListRequest(query)));
    return null;
  },
  lazy: { Component: async () => (await import('./CampaignsPage.tsx')).CampaignsPage },
});
