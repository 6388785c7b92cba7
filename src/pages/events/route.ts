import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { routes } from '../../paths.ts';
import { hasDeskApi } from '../../queries/deskApi.ts';

/** `/events?page&per_page&status&event_type&from&to&search&attendee&tab&layout&month&selected&sort&view` */
export const eventsRoute = (queryClient: QueryClient): RouteObject => ({
  path: routes.events,
  loader: async ({ request }) => {
    // Loads with the screen, because the other screens do not need it.
    if (hasDeskApi()) (await import('./EventsPage.tsx')).loadEvents(queryClient, new URL(request.url));
    return null;
  },
  lazy: { Component: async () => (await import('./EventsPage.tsx')).EventsPage },
});
