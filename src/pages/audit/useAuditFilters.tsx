import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { dayFilters } from '../../components/form/dayFilters.tsx';
import type { Filter } from '../../components/form/FilterBar.tsx';
import { SearchField } from '../../components/form/SearchField.tsx';
import { AUDIT_ACTIONS, type AuditEntry, type AuditFilter } from '../../contract/audit.ts';
import { isKolId } from '../../contract/kolIds.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import { useFormat } from '../../i18n/format.ts';
import { useOrganizationMessages } from '../../i18n/organization.ts';
import { peopleOptions } from '../../queries/people.ts';
import { useKolSearch } from '../shared/useKolSearch.ts';

type Change = (change: AuditFilter, options?: { replace: boolean }) => void;

/**
 * The filters of the audit trail: KOL or event, person, action, days.
 * @param shown the entries on screen, whose keys are suggested too, and which name the KOL or event of the filter
 */
export function useAuditFilters(
  query: AuditFilter,
  shown: readonly Parsed<AuditEntry>[] | undefined,
  onChange: Change,
): Filter<keyof AuditFilter>[] {
  const { actor, subject } = query;
  const t = useOrganizationMessages().audit;
  const format = useFormat();
  const people = useQuery(peopleOptions).data ?? [];
  const names = new Set([...people.map(({ name, email }) => name || email), ...(shown ?? []).map(nameOfActor)]);
  const { kols, hasDeskApi } = useKolSearch(subject === undefined || isKolId(subject) ? '' : subject);
  const record = shown?.find((entry) => entry.subject === subject)?.subject_name;
  // An address may have an id, too.
  const person = people.find(({ id }) => id === actor);
  return [
    {
      names: ['subject'],
      label: t.subjectFilter,
      valueText: subject && (record || subject),
      control: (
        <>
          <SearchField
            id="filter-subject"
            label={t.subjectFilter}
            placeholder={hasDeskApi ? undefined : t.subjectPlaceholder}
            value={subject ?? ''}
            list="filter-subject-kols"
            isReachedBySlash
            onSearch={(text) => onChange({ subject: text || undefined }, { replace: true })}
          />
          {/* A chosen name puts the id into the field. */}
          <datalist id="filter-subject-kols">
            {kols.map(({ id, full_name }) => (
              <option key={id} value={id}>
                {full_name}
              </option>
            ))}
          </datalist>
        </>
      ),
    },
    {
      names: ['actor'],
      label: t.actor,
      valueText: actor === COMMAND ? t.command : person?.name || actor,
      control: (
        <Box sx={actorStyle}>
          <SearchField
            id="filter-actor"
            label={t.actor}
            placeholder={t.actorPlaceholder}
            value={actor ?? ''}
            list="filter-actor-names"
            onSearch={(text) => onChange({ actor: text || undefined }, { replace: true })}
          />
          <datalist id="filter-actor-names">
            {[...names].map((name) => name && <option key={name} value={name} />)}
            <option value={COMMAND}>{t.command}</option>
          </datalist>
        </Box>
      ),
    },
    { name: 'action', label: t.action, values: AUDIT_ACTIONS, labels: t.actions },
    ...dayFilters({ query, labels: t, shortLabels: t.shortDays, format, onChange }),
  ];
}

/** The actor of what a command on the server did. */
const COMMAND = 'command';

const nameOfActor = ({ actor, actor_name }: Parsed<AuditEntry>) => (actor === COMMAND ? '' : actor_name || actor);

// As narrow as the line of the filters needs it, like the search before it.
const actorStyle = {
  flex: '1 1 5rem',
  maxWidth: { sm: '20rem' },
  '& .MuiInputBase-root': { width: '100%' },
  '& input': { width: { sm: '2rem' }, flexGrow: 1, textOverflow: 'ellipsis' },
} as const;
