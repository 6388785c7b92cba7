import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { routes } from '../../paths.ts';
import { hasDeskApi } from '../../queries/deskApi.ts';
import { loadTemporal } from '../shared/loadTemporal.ts';
import { listLocksElsewhere } from './draftLocks.ts';

/**
 * `/events/new?name&event_type&attendees=kol_a,kol_b`: the query prefills the form. `?like=…` prefills it from an event
 * of this browser or of the service (desk interface), `?created=…` shows one, and `?draft=…` continues a draft. The form adds
 * `draft` to an address with values after its first change. The loader returns which drafts other tabs have open, so that the
 * first paint has the draft.
 */
export const newEventRoute = (queryClient: QueryClient): RouteObject => ({
  path: routes.newEvent,
  loader: async ({ request }) => {
    const like = new URL(request.url).searchParams.get('like');
    if (like !== null && hasDeskApi()) await (await import('../../queries/events.ts')).prefetchEvent(queryClient, like);
    return listLocksElsewhere();
  },
  lazy: {
    Component: async () => {
      const [{ NewEventPage }] = await Promise.all([import('./NewEventPage.tsx'), loadTemporal()]);
      return NewEventPage;
    },
  },
});
