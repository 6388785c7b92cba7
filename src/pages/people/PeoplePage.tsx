import { type QueryClient, useQuery } from '@tanstack/react-query';
import { ShieldX } from 'lucide-react';
import { useHasRole } from '../../auth/role.ts';
import { EmptyState } from '../../components/feedback/EmptyState.tsx';
import { Page } from '../../components/layout/Page.tsx';
import { useOrganizationMessages } from '../../i18n/organization.ts';
import { apiKeysOptions } from '../../queries/apiKeys.ts';
import { peopleOptions } from '../../queries/people.ts';
import { useQueryState } from '../../queries/useQueryState.ts';
import { ApiKeysTable } from './ApiKeysTable.tsx';
import { PeopleTable } from './PeopleTable.tsx';

/** Requests the people and the keys. */
export function loadPeople(client: QueryClient) {
  void client.prefetchQuery(peopleOptions);
  void client.prefetchQuery(apiKeysOptions);
}

/** Who and what may use KOL Desk: people with an account, and API keys. For managers. */
export function PeoplePage() {
  const t = useOrganizationMessages();
  const isManager = useHasRole('manager');
  const people = useQueryState(useQuery({ ...peopleOptions, enabled: isManager }));
  return isManager ? (
    <Page isWide title={t.peopleAndKeys}>
      <PeopleTable people={people} />
      {/* Below a table whose height is not known yet, the keys would move. */}
      {(people.data ?? people.error) && <ApiKeysTable />}
    </Page>
  ) : (
    <Page title={t.peopleAndKeys}>
      <EmptyState icon={ShieldX} title={t.managersOnlyTitle}>
        {t.managersOnly}
      </EmptyState>
    </Page>
  );
}
