import { useQuery } from '@tanstack/react-query';
import { dayFilters } from '../../components/form/dayFilters.tsx';
import { type Filter, FilterSelect } from '../../components/form/FilterBar.tsx';
import { AUDIT_ACTIONS, type AuditEntry } from '../../contract/audit.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import { useAuditMessages } from '../../i18n/audit.ts';
import { useFormat } from '../../i18n/format.ts';
import { type AuditFilter, peopleOptions } from '../../queries/audit.ts';

type Change = (change: AuditFilter, options?: { replace: boolean }) => void;

/**
 * The filters of the audit trail: KOL or event, person, action, days.
 * @param shown the entries on screen, whose keys can be chosen too
 */
export function useAuditFilters(
  query: AuditFilter,
  shown: readonly Parsed<AuditEntry>[] | undefined,
  onChange: Change,
): Filter<keyof AuditFilter>[] {
  const { actor } = query;
  const t = useAuditMessages();
  const format = useFormat();
  const people = useQuery(peopleOptions).data ?? [];
  // Keys have no list here, so those on screen are offered, and the chosen one stays.
  const actors = new Map([
    ...(actor === undefined ? [] : [[actor, actor] as const]),
    ...(shown ?? []).flatMap((entry) => (entry.actor ? [[entry.actor, entry.actor_name ?? entry.actor] as const] : [])),
    ...people.map(({ id, name, email }) => [id, name || email] as const),
    ['command', t.command] as const,
  ]);
  const options = [...actors].map(([value, label]) => ({ value, label }));
  return [
    { name: 'subject', label: t.subjectFilter, placeholder: t.subjectPlaceholder },
    {
      names: ['actor'],
      label: t.actor,
      valueText: actor && (actors.get(actor) ?? actor),
      control: (
        <FilterSelect
          id="filter-actor"
          label={t.actor}
          value={actor ?? ''}
          options={options}
          onChange={({ target }) => onChange({ actor: target.value || undefined })}
        />
      ),
    },
    { name: 'action', label: t.action, values: AUDIT_ACTIONS, labels: t.actions },
    ...dayFilters({ query, labels: t, format, onChange }),
  ];
}
