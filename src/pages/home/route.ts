import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { routes } from '../../paths.ts';
import { ACTIVE_CAMPAIGNS, campaignListOptions, NEWEST_CAMPAIGNS } from '../../queries/campaigns.ts';

/** `/` */
export const homeRoute = (queryClient: QueryClient): RouteObject => ({
  path: routes.home,
  loader: () => {
    for (const request of [ACTIVE_CAMPAIGNS, NEWEST_CAMPAIGNS])
      void queryClient.prefetchQuery(campaignListOptions(request));
    return null;
  },
  lazy: { Component: async () => (await import('./HomePage.tsx')).HomePage },
});
