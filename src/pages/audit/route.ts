import type { QueryClient } from '@tanstack/react-query';
import type { RouteObject } from 'react-router';
import { userHasRole } from '../../auth/role.ts';
import { parseUrlQuery, requestOf } from '../../components/table/urlState.ts';
import { auditPath, routes } from '../../paths.ts';
import { auditListOptions } from '../../queries/audit.ts';
import { openDefaultView } from '../shared/openDefaultView.ts';
import { AuditAddress } from './searchParams.ts';

/** `/audit?page&per_page&subject&actor&action&from&to&view`, for managers. */
export const auditRoute = (queryClient: QueryClient): RouteObject => ({
  path: routes.audit,
  loader: ({ request }) => {
    const url = new URL(request.url);
    openDefaultView('audit', url, auditPath);
    const { query } = parseUrlQuery(AuditAddress, url.searchParams);
    if (userHasRole('manager')) void queryClient.prefetchQuery(auditListOptions(requestOf(query)));
    return null;
  },
  lazy: { Component: async () => (await import('./AuditPage.tsx')).AuditPage },
});
