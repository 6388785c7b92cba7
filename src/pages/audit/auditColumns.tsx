import { useMemo } from 'react';
import { Link } from 'react-router';
import { DateTime } from '../../components/layout/DateTime.tsx';
import { optional, Value } from '../../components/layout/Value.tsx';
import { OneLine, PrimaryCell } from '../../components/table/cells.tsx';
import type { DataColumn } from '../../components/table/useDataTable.ts';
import type { AuditEntry } from '../../contract/audit.ts';
import { isKolId } from '../../contract/kolIds.ts';
import { isUnreadable, type Parsed } from '../../contract/lenientParsing.ts';
import { useFormat } from '../../i18n/format.ts';
import { getLabel } from '../../i18n/messages.ts';
import { useOrganizationMessages } from '../../i18n/organization.ts';
import { eventsPath, kolPath } from '../../paths.ts';
import { useHasDeskApi } from '../../queries/deskApi.ts';

/** The columns of the audit trail. A column's id is the path of its field. */
export function useAuditColumns(): DataColumn<Parsed<AuditEntry>>[] {
  const t = useOrganizationMessages().audit;
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'at',
        header: t.at,
        size: 256,
        // A card of a phone is three lines.
        meta: { phone: 'nameOnly' },
        cell: ({ row: { original: entry } }) => (
          <span data-one-line>
            <DateTime value={entry.at} isUnreadable={isUnreadable(entry, 'at')} />
          </span>
        ),
      },
      {
        id: 'actor',
        header: t.actor,
        size: 240,
        meta: { phone: { line: 2, label: '' } },
        cell: ({ row: { original: entry } }) => (
          <Value isUnreadable={isUnreadable(entry, 'actor')}>
            {optional(entry.actor, (actor) => (
              <PrimaryCell name={entry.actor_name ?? actor} detail={entry.actor_name ? actor : undefined}>
                {actor === 'command' ? t.command : actor === 'unknown' ? t.unknown : (entry.actor_name ?? actor)}
              </PrimaryCell>
            ))}
          </Value>
        ),
      },
      {
        id: 'action',
        header: t.action,
        size: 190,
        meta: { phone: { line: 2, label: '' } },
        cell: ({ row: { original: entry } }) => (
          <Value isUnreadable={isUnreadable(entry, 'action')}>
            {optional(entry.action, (action) => getLabel(t.actions, action))}
          </Value>
        ),
      },
      {
        id: 'subject',
        header: t.subject,
        size: 320,
        meta: { isFlexible: true, phone: { line: 3, label: '' } },
        cell: ({ row: { original: entry } }) => (
          <Value isUnreadable={isUnreadable(entry, 'subject')}>
            {optional(entry.subject, (subject) => (
              <Subject subject={subject} name={entry.subject_name ?? null} />
            ))}
          </Value>
        ),
      },
      {
        id: 'count',
        header: t.count,
        size: 90,
        meta: { align: 'end', phone: 'hidden' },
        cell: ({ row: { original: entry } }) => (
          <Value isUnreadable={isUnreadable(entry, 'count')}>{optional(entry.count, format.number)}</Value>
        ),
      },
      {
        id: 'request_id',
        header: t.request_id,
        size: 200,
        meta: { isHiddenByDefault: true },
        cell: ({ row: { original: entry } }) => (
          <Value isUnreadable={isUnreadable(entry, 'request_id')}>
            {optional(entry.request_id, (id) => (
              <OneLine>{id}</OneLine>
            ))}
          </Value>
        ),
      },
    ],
    [t, format],
  );
}

/** What an action was about: its name if the service has it, and its id. A KOL leads to the profile, an event to the list of events. */
function Subject({ subject, name }: { subject: string; name: string | null }) {
  const { subjects } = useOrganizationMessages().audit;
  const known: Readonly<Record<string, string>> = subjects;
  const title = name ?? (Object.hasOwn(known, subject) ? known[subject] : subject);
  const hasDeskApi = useHasDeskApi();
  const isShownEvent = hasDeskApi && subject.startsWith('evt_');
  const path = isKolId(subject) ? kolPath(subject) : isShownEvent ? eventsPath({ selected: subject }) : undefined;
  return (
    <PrimaryCell name={title} detail={name === null ? undefined : subject}>
      {path === undefined ? title : <Link to={path}>{title}</Link>}
    </PrimaryCell>
  );
}
