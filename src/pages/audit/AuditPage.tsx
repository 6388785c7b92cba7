import type { QueryClient } from '@tanstack/react-query';
import { ShieldX } from 'lucide-react';
import { lazy } from 'react';
import { useHasRole } from '../../auth/role.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { ReversedPeriodAlert } from '../../components/feedback/ReversedPeriodAlert.tsx';
import { FilterBar } from '../../components/form/FilterBar.tsx';
import { FilterChips } from '../../components/form/FilterChips.tsx';
import { Page } from '../../components/layout/Page.tsx';
import { ListPage } from '../../components/table/ListPage.tsx';
import { parseUrlQuery, toListRequest } from '../../components/table/urlState.ts';
import { useOrganizationMessages } from '../../i18n/organization.ts';
import { auditPath } from '../../paths.ts';
import { auditListOptions } from '../../queries/audit.ts';
import { peopleOptions } from '../../queries/people.ts';
import { useListPage } from '../../queries/useListPage.ts';
import { openDefaultView } from '../shared/openDefaultView.ts';
import { useListAddress } from '../shared/useListAddress.ts';
import { useAuditColumns } from './auditColumns.tsx';
import { AuditAddress } from './searchParams.ts';
import { useAuditFilters } from './useAuditFilters.tsx';

// Opened by a click.
const AuditExport = lazy(async () => ({ default: (await import('./AuditExport.tsx')).AuditExport }));

/** Requests the page of the audit trail in the URL, and the people for its filter. Without parameters the default view opens. */
export function loadAudit(client: QueryClient, url: URL) {
  openDefaultView('audit', url, auditPath);
  const { query } = parseUrlQuery(AuditAddress, url.searchParams);
  void client.prefetchQuery(auditListOptions(toListRequest(query)));
  void client.prefetchQuery(peopleOptions);
}

/** Who did what, and when: for managers. */
export function AuditPage() {
  const { audit: t, managersOnly } = useOrganizationMessages();
  return useHasRole('manager') ? (
    <AuditTrail />
  ) : (
    <Page title={t.title}>
      <EmptyState icon={ShieldX} title={t.managersOnlyTitle}>
        {managersOnly}
      </EmptyState>
    </Page>
  );
}

function AuditTrail() {
  const t = useOrganizationMessages().audit;
  const list = useListAddress('audit', AuditAddress);
  const { address, onChange } = list;
  const query = toListRequest(address);
  const result = useListPage(auditListOptions, query);
  const filterProps = { filters: useAuditFilters(query, result.data?.data, onChange), query, onChange };
  return (
    <ListPage
      {...list}
      messages={t}
      filters={<FilterBar {...filterProps} />}
      chips={
        <>
          <FilterChips {...filterProps} />
          <ReversedPeriodAlert {...query} />
        </>
      }
      columns={useAuditColumns()}
      pathTo={auditPath}
      result={result}
      renderExport={(shown) => <AuditExport query={query} {...shown} />}
    />
  );
}
