import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { routes } from '../../paths.ts';
import { campaignListOptions } from '../../queries/campaigns.ts';
import { NEWEST, RUNNING } from './campaignRequests.ts';

/** `/` */
export const homeRoute = (queryClient: QueryClient): RouteObject => ({
  path: routes.home,
  loader: () => {
    for (const request of [RUNNING, NEWEST]) void queryClient.prefetchQuery(campaignListOptions(request));
    return null;
  },
  lazy: { Component: async () => (await import('./HomePage.tsx')).HomePage },
});
