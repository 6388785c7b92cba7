import type { QueryClient } from '@tanstack/react-query';
import { type RouteObject, redirect } from 'react-router';
import { userHasRole } from '../../auth/role.ts';
import { parseUrlQuery } from '../../components/table/urlState.ts';
import { auditPath, routes } from '../../paths.ts';
import { auditListOptions } from '../../queries/audit.ts';
import { readDefaultView } from '../../storage/savedViews.ts';
import { AuditAddress, requestOf } from './searchParams.ts';

/** `/audit?page&per_page&subject&actor&action&from&to&view`, for managers. */
export const auditRoute = (queryClient: QueryClient): RouteObject => ({
  path: routes.audit,
  loader: ({ request }) => {
    const { search, searchParams } = new URL(request.url);
    const view = search === '' ? readDefaultView('audit') : undefined;
    if (view !== undefined) throw redirect(auditPath({ ...view.query, view: view.id }));
    const { query } = parseUrlQuery(AuditAddress, searchParams);
    if (userHasRole('manager')) void queryClient.prefetchQuery(auditListOptions(requestOf(query)));
    return null;
  },
  lazy: { Component: async () => (await import('./AuditPage.tsx')).AuditPage },
});
