import type { RouteObject } from 'react-router';
import { routes } from '../../paths.ts';
import { lazyScreen } from '../../ui/lazyPart.tsx';

/** `/kols/:id/briefing`, where `:id` may be several ids, separated by commas. */
export const briefingRoute = (): RouteObject => ({
  path: routes.briefing,
  lazy: { Component: lazyScreen(async () => (await import('./BriefingPage.tsx')).BriefingPage) },
});
