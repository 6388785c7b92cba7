import type { RouteObject } from 'react-router';
import { routes } from '../../paths.ts';

/**
 * `/events/new?name&event_type&attendees=kol_a,kol_b`: the query prefills the form; so does `?like=…`, by an event that this
 * tab created. `?created=…` shows one. `?draft=…` goes on with a form that was begun in it.
 */
export const newEventRoute = (): RouteObject => ({
  path: routes.newEvent,
  // Without a loader the router shows no error where the screen's chunk is missing.
  loader: () => null,
  lazy: { Component: async () => (await import('./NewEventPage.tsx')).NewEventPage },
});
