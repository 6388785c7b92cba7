import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { kolIdsInText } from '../../contract/kolIds.ts';
import { routes } from '../../paths.ts';
import { prefetchListedKols } from '../../queries/kols.ts';

/** `/kols`; with `?ids=…` the KOL list */
export const kolsRoute = (queryClient: QueryClient): RouteObject => ({
  path: routes.kols,
  loader: ({ request }) => {
    const { ids } = kolIdsInText(new URL(request.url).searchParams.get('ids') ?? '');
    prefetchListedKols(queryClient, ids);
    return null;
  },
  shouldRevalidate: () => false,
  lazy: { Component: async () => (await import('./KolsPage.tsx')).KolsPage },
});
