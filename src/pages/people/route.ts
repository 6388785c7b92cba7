import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { userHasRole } from '../../auth/role.ts';
import { routes } from '../../paths.ts';

/** `/people`, for managers. */
export const peopleRoute = (queryClient: QueryClient): RouteObject => ({
  path: routes.people,
  loader: async () => {
    // Loads with the screen, because the other screens do not need it.
    if (userHasRole('manager')) (await import('./PeoplePage.tsx')).loadPeople(queryClient);
    return null;
  },
  lazy: { Component: async () => (await import('./PeoplePage.tsx')).PeoplePage },
});
