import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { userHasRole } from '../../auth/role.ts';
import { routes } from '../../paths.ts';

/** `/audit?page&per_page&subject&actor&action&from&to&view`, for managers. */
export const auditRoute = (queryClient: QueryClient): RouteObject => ({
  path: routes.audit,
  loader: async ({ request }) => {
    // Loads with the screen, because the other screens do not need it.
    if (userHasRole('manager')) (await import('./AuditPage.tsx')).loadAudit(queryClient, new URL(request.url));
    return null;
  },
  lazy: { Component: async () => (await import('./AuditPage.tsx')).AuditPage },
});
