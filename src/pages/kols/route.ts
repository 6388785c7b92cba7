import type { RouteObject } from 'react-router';
import { routes } from '../../paths.ts';
import { loadWorkingList } from './loadWorkingList.ts';

/** `/kols`; with `?ids=…` the working list */
export const kolsRoute = (): RouteObject => ({
  path: routes.kols,
  loader: ({ request }) => {
    // Beside the screen's own code, not after it.
    if (new URL(request.url).searchParams.has('ids')) void loadWorkingList();
    return null;
  },
  shouldRevalidate: () => false,
  lazy: { Component: async () => (await import('./KolsPage.tsx')).KolsPage },
});
