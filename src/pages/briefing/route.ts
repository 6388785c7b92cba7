import type { RouteObject } from 'react-router';
import { routes } from '../../paths.ts';

/** `/kols/:id/briefing`, where `:id` may be several ids, separated by commas. */
export const briefingRoute = (): RouteObject => ({
  path: routes.briefing,
  lazy: { Component: async () => (await import('./BriefingPage.tsx')).BriefingPage },
});
