import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { kolIdsInAddress } from '../../contract/kolIds.ts';
import { routes } from '../../paths.ts';
import { LISTED_KOL_INCLUDES, prefetchListedKols } from '../../queries/kols.ts';

/** `/kols/compare?ids=kol_a,kol_b` */
export const compareRoute = (queryClient: QueryClient): RouteObject => ({
  path: routes.compare,
  loader: ({ request }) => {
    const { ids } = kolIdsInAddress(new URL(request.url).searchParams.get('ids') ?? '');
    prefetchListedKols(queryClient, ids, LISTED_KOL_INCLUDES);
    return null;
  },
  lazy: { Component: async () => (await import('./ComparePage.tsx')).ComparePage },
});
