import type { RouteObject } from 'react-router';
import { routes } from '../../paths.ts';

/**
 * `/events/new?name&event_type&attendees=kol_a,kol_b`: the query prefills the form. `?like=…` prefills it from an event
 * of this tab, `?created=…` shows one, and `?draft=…` continues a draft.
 */
export const newEventRoute = (): RouteObject => ({
  path: routes.newEvent,
  // Without a loader the router shows no error if the screen's chunk is missing.
  loader: () => null,
  lazy: {
    Component: async () => {
      const [{ NewEventPage }] = await Promise.all([import('./NewEventPage.tsx'), loadTemporal()]);
      return NewEventPage;
    },
  },
});

/** Chromium and Firefox have Temporal. */
async function loadTemporal() {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
}
