import type { RouteObject } from 'react-router';
import { routes } from '../../paths.ts';

/** `/events/new?name&event_type&attendees=kol_a,kol_b`: the query prefills the form. */
export const newEventRoute = (): RouteObject => ({
  path: routes.newEvent,
  lazy: { Component: async () => (await import('./NewEventPage.tsx')).NewEventPage },
});
