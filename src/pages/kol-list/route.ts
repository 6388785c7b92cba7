import type { QueryClient } from '@tanstack/react-query';
import { type RouteObject, redirect } from 'react-router';
import { kolIdsInAddress } from '../../contract/kolIds.ts';
import { routes } from '../../paths.ts';
import { hasDeskApi } from '../../queries/deskApi.ts';
import { LISTED_KOL_INCLUDES, prefetchListedKols } from '../../queries/kols.ts';

/** `/kols`: the directory, or the lookup; with `?ids=…` the KOL list. The loader returns the page of the URL. */
export const kolsRoute = (queryClient: QueryClient): RouteObject => ({
  path: routes.kols,
  loader: async ({ request }) => {
    const address = new URL(request.url);
    const { searchParams } = address;
    const given = searchParams.getAll('ids');
    // Other programs repeat a parameter to send a list.
    if (given.length > 1) {
      searchParams.set('ids', given.join(','));
      throw redirect(`${routes.kols}?${searchParams}`.replaceAll('%2C', ','));
    }
    prefetchListedKols(queryClient, kolIdsInAddress(searchParams.get('ids') ?? '').ids, LISTED_KOL_INCLUDES);
    // Loads with the screen, because the other screens do not need it.
    if (hasDeskApi() && !searchParams.has('ids') && !searchParams.has('tab'))
      (await import('./KolDirectoryPage.tsx')).loadDirectory(queryClient, address);
    return (await import('./KolsPage.tsx')).loadPage(searchParams);
  },
  // The browser filters and sorts a list.
  shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
    const ids = nextUrl.searchParams.get('ids');
    return ids === null || ids !== currentUrl.searchParams.get('ids') ? defaultShouldRevalidate : false;
  },
  lazy: { Component: async () => (await import('./KolsPage.tsx')).KolsPage },
});
