import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { kolIdsInText } from '../../contract/kolIds.ts';
import { routes } from '../../paths.ts';
import { hasDeskApi } from '../../queries/deskApi.ts';
import { LISTED_KOL_INCLUDES, prefetchListedKols } from '../../queries/kols.ts';

/** `/kols`: the directory, or the lookup; with `?ids=…` the KOL list */
export const kolsRoute = (queryClient: QueryClient): RouteObject => ({
  path: routes.kols,
  loader: async ({ request }) => {
    const address = new URL(request.url);
    const { searchParams } = address;
    const { ids } = kolIdsInText(searchParams.get('ids') ?? '');
    prefetchListedKols(queryClient, ids, LISTED_KOL_INCLUDES);
    // Loads with the code of the screen, because most screens do not need it.
    if (hasDeskApi() && !searchParams.has('ids') && !searchParams.has('tab'))
      (await import('./directoryLoader.ts')).loadDirectory(queryClient, address);
    return null;
  },
  // A filter of the list is in the URL and needs no request.
  shouldRevalidate: ({ nextUrl, defaultShouldRevalidate }) =>
    !nextUrl.searchParams.has('ids') && defaultShouldRevalidate,
  lazy: { Component: async () => (await import('./KolsPage.tsx')).KolsPage },
});
