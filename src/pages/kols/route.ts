import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { kolIdsInText } from '../../contract/kolIds.ts';
import { routes } from '../../paths.ts';
import { beginListedKols } from '../../queries/kols.ts';
import { lazyScreen } from '../../ui/lazyPart.tsx';
import { LookUpPage, WorkingListPage } from './kolsParts.ts';

/** `/kols`; with `?ids=…` the working list */
export const kolsRoute = (queryClient: QueryClient): RouteObject => ({
  path: routes.kols,
  // Beside the screen's own code; until it is there the screen before stays.
  loader: async ({ request }) => {
    const { ids } = kolIdsInText(new URL(request.url).searchParams.get('ids') ?? '');
    beginListedKols(queryClient, ids);
    const form = ids.length === 0 ? LookUpPage : WorkingListPage;
    await form.load().catch(() => undefined);
    return null;
  },
  shouldRevalidate: () => false,
  lazy: { Component: lazyScreen(async () => (await import('./KolsPage.tsx')).KolsPage) },
});
