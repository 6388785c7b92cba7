import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { KOL_INCLUDES } from '../../contract/kol.ts';
import { kolIdsInAddress } from '../../contract/kolIds.ts';
import { routes } from '../../paths.ts';
import { prefetchListedKols } from '../../queries/kols.ts';

/** `/kols/:id/briefing`; `:id` can be several ids, separated by commas. */
export const briefingRoute = (queryClient: QueryClient): RouteObject => ({
  path: routes.briefing,
  loader: ({ params: { id = '' } }) => {
    prefetchListedKols(queryClient, kolIdsInAddress(id).ids, KOL_INCLUDES);
    return null;
  },
  lazy: { Component: async () => (await import('./BriefingPage.tsx')).BriefingPage },
});
