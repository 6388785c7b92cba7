import type { QueryClient } from '@tanstack/react-query';
import { type RouteObject, redirect } from 'react-router';
import { parseUrlQuery } from '../../components/table/urlState.ts';
import { campaignsPath, routes } from '../../paths.ts';
import { campaignListOptions } from '../../queries/campaigns.ts';
import { readDefaultView } from '../../storage/savedViews.ts';
import { CampaignAddress, requestOf } from './searchParams.ts';

/** `/campaigns?page&per_page&status&type&search&selected&sort&view`; without parameters the default view opens */
export const campaignsRoute = (queryClient: QueryClient): RouteObject => ({
  path: routes.campaigns,
  loader: ({ request }) => {
    const { search, searchParams } = new URL(request.url);
    const view = search === '' ? readDefaultView('campaigns') : undefined;
    if (view !== undefined) throw redirect(campaignsPath({ ...view.query, view: view.id }));
    const { query } = parseUrlQuery(CampaignAddress, searchParams);
    void queryClient.prefetchQuery(campaignListOptions(requestOf(query)));
    return null;
  },
  lazy: { Component: async () => (await import('./CampaignsPage.tsx')).CampaignsPage },
});
