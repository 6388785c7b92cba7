import type { RouteObject } from 'react-router';
import { routes } from '../../paths.ts';
import { lazyScreen } from '../../ui/lazyPart.tsx';
import { LookUpPage, WorkingListPage } from './kolsParts.ts';

/** `/kols`; with `?ids=…` the working list */
export const kolsRoute = (): RouteObject => ({
  path: routes.kols,
  // Beside the screen's own code; until it is there the screen before stays.
  loader: async ({ request }) => {
    const form = new URL(request.url).searchParams.has('ids') ? WorkingListPage : LookUpPage;
    await form.load().catch(() => undefined);
    return null;
  },
  shouldRevalidate: () => false,
  lazy: { Component: lazyScreen(async () => (await import('./KolsPage.tsx')).KolsPage) },
});
