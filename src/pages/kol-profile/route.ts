import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { routes } from '../../paths.ts';
import { kolOptions } from '../../queries/kols.ts';
import { includeOf, tabOf } from './tabs.ts';

/** `/kols/:id?tab=…`: one request for the profile with the list of its tab. */
export const kolRoute = (queryClient: QueryClient): RouteObject => ({
  path: routes.kol,
  loader: ({ params, request }) => {
    const tab = tabOf(new URL(request.url).searchParams);
    void queryClient.prefetchQuery(kolOptions(params.id ?? '', includeOf(tab)));
    return null;
  },
  lazy: { Component: async () => (await import('./KolProfilePage.tsx')).KolProfilePage },
});
