import type { RouteObject } from 'react-router';
import { routes } from '../../paths.ts';

/** `/kols` */
export const kolsRoute = (): RouteObject => ({
  path: routes.kols,
  lazy: { Component: async () => (await import('./KolsPage.tsx')).KolsPage },
});
