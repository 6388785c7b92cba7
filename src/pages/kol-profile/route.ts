import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { KOL_INCLUDES } from '../../contract/kol.ts';
import { routes } from '../../paths.ts';
import { kolOptions } from '../../queries/kols.ts';

/** `/kols/:id?tab=…`: one request for the profile, and one for its lists. */
export const kolRoute = (queryClient: QueryClient): RouteObject => ({
  path: routes.kol,
  loader: ({ params: { id = '' } }) => {
    void queryClient.prefetchQuery(kolOptions(id));
    void queryClient.prefetchQuery(kolOptions(id, KOL_INCLUDES));
    return null;
  },
  lazy: { Component: async () => (await import('./KolProfilePage.tsx')).KolProfilePage },
});
