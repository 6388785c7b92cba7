import { lazy, useMemo, useState } from 'react';
import { apiConfig } from '../../api/http.ts';
import type { PersonAction } from '../../api/people.ts';
import { useSession } from '../../auth/session.ts';
import { DialogErrorBoundary } from '../../components/feedback/ErrorBoundary.tsx';
import { ActionsMenu } from '../../components/layout/ActionsMenu.tsx';
import { Chip } from '../../components/layout/Chip.tsx';
import { DateTime } from '../../components/layout/DateTime.tsx';
import { PrimaryCell } from '../../components/table/cells.tsx';
import type { DataColumn } from '../../components/table/useDataTable.ts';
import type { Person } from '../../contract/person.ts';
import { useAccountMessages } from '../../i18n/account.ts';
import { useFormat } from '../../i18n/format.ts';
import { useOrganizationMessages } from '../../i18n/organization.ts';
import { auditPath } from '../../paths.ts';
import type { QueryState } from '../../queries/useQueryState.ts';
import { EndedStatus, OwnName } from './cells.tsx';
import { TableSection } from './TableSection.tsx';

// Opened by a click.
const PersonDialog = lazy(async () => ({ default: (await import('./ActionDialog.tsx')).PersonDialog }));

/** An action that waits for a confirmation. */
interface PendingAction {
  person: Person;
  action: PersonAction;
}

const idOf = ({ id }: Person) => id;

/** The people who sign in with an account: their sessions, and whether they may. */
export function PeopleTable({ people }: { people: QueryState<Person[]> }) {
  const t = useOrganizationMessages();
  const [pending, setPending] = useState<PendingAction | null>(null);
  const close = () => setPending(null);
  const hasAccounts = apiConfig().signIn === 'account';
  return (
    <>
      <TableSection
        title={t.people}
        note={hasAccounts && t.peopleNote}
        columns={usePeopleColumns(setPending)}
        result={people}
        getRowId={idOf}
        empty={{ title: t.noPeopleTitle, explanation: hasAccounts ? t.noPeople : t.noAccounts }}
      />
      {pending && (
        <DialogErrorBoundary onClose={close}>
          <PersonDialog {...pending} name={nameOf(pending.person)} onClose={close} />
        </DialogErrorBoundary>
      )}
    </>
  );
}

/** A provider may say no name. */
const nameOf = ({ id, name, email }: Person) => name || email || id;

/** The columns of the people. A column's id is the path of its field. @param onAction opens the question before an action */
function usePeopleColumns(onAction: (action: PendingAction) => void): DataColumn<Person>[] {
  const t = useOrganizationMessages();
  const { roles } = useAccountMessages();
  const format = useFormat();
  const ownId = useSession(({ user }) => user?.account?.id);
  return useMemo(
    () => [
      {
        id: 'name',
        header: t.name,
        size: 180,
        meta: { isFlexible: true },
        cell: ({ row: { original: person } }) => {
          const name = nameOf(person);
          return (
            <PrimaryCell name={name} detail={person.email === name ? undefined : person.email}>
              {person.id === ownId ? <OwnName name={name} /> : name}
            </PrimaryCell>
          );
        },
      },
      {
        id: 'role',
        header: t.role,
        size: 120,
        meta: { phone: { line: 2, label: '' } },
        cell: ({ row: { original } }) => roles[original.role],
      },
      {
        id: 'sessions',
        header: t.sessions,
        size: 116,
        meta: { align: 'end', phone: { line: 2 } },
        cell: ({ row: { original } }) => format.number(original.sessions),
      },
      {
        id: 'last_seen_at',
        header: t.lastSignIn,
        size: 150,
        meta: { isFlexible: true, phone: { line: 3 } },
        cell: ({ row: { original } }) => <DateTime value={original.last_seen_at} />,
      },
      {
        id: 'blocked_at',
        header: t.status,
        size: 150,
        meta: { isFlexible: true, phone: { line: 2, label: '' } },
        cell: ({
          row: {
            original: { blocked_at },
          },
        }) =>
          blocked_at === null ? (
            <Chip tone="positive">{t.active}</Chip>
          ) : (
            <EndedStatus label={t.blocked} detail={t.blockedSince(format.date(blocked_at))} />
          ),
      },
      {
        id: 'actions',
        header: t.actions,
        size: 88,
        meta: { align: 'end', phone: 'menu' },
        cell: ({ row: { original: person } }) => {
          const menuItem = (action: PersonAction) => ({
            label: t.personActions[action].confirm,
            run: () => onAction({ person, action }),
          });
          return (
            <ActionsMenu
              label={t.actionsFor(nameOf(person))}
              actions={[
                // One's own sessions are in the menu of the account.
                ...(person.id === ownId || person.sessions === 0 ? [] : [menuItem('sign-out')]),
                ...(person.id === ownId ? [] : [menuItem(person.blocked_at === null ? 'block' : 'unblock')]),
                { label: t.audit.title, to: auditPath({ actor: person.id }) },
              ]}
            />
          );
        },
      },
    ],
    [t, roles, format, ownId, onAction],
  );
}
