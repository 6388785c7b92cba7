import { optional } from '../../components/layout/Value.tsx';
import type { KolInclude } from '../../contract/kol.ts';
import { type KolRecord, RECORD_FIELDS } from '../../contract/parseKol.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { useFormat } from '../../i18n/format.ts';
import { getLabel } from '../../i18n/getLabel.ts';
import { useKolMessages } from '../../i18n/kol.ts';

/** The date field of each list, by which it is sorted. */
const DATES = { events: 'date', campaigns: 'sent_at', interactions: 'date', publications: 'published_on' } as const;

/** The day of an entry, `YYYY-MM-DD`; undefined if it has none. */
export const dateOf = (include: KolInclude, record: KolRecord): string | undefined => record[DATES[include]];

/** The title of an entry; undefined if it has none. */
export const headlineOf = (include: KolInclude, record: KolRecord): string | undefined =>
  record[RECORD_FIELDS[include][0]];

/** Sorts newest first; entries without a date keep their order at the end. */
export const newestFirst = (include: KolInclude, records: readonly KolRecord[]) =>
  records.toSorted((one, other) => (dateOf(include, other) ?? '').localeCompare(dateOf(include, one) ?? ''));

/** True for today and later. A day has no time zone; like the day of an event, today is in UTC. */
export const isUpcoming = (date: string | undefined, now = new Date()) =>
  date !== undefined && date >= now.toISOString().slice(0, 10);

/** Returns the details of an entry other than its title and date: its role, kind or journal, with a label if needed. */
export function useRecordDetails() {
  const t = useKolMessages();
  const { fieldName } = useCommonMessages();
  const format = useFormat();
  const named = (field: 'doi' | 'citations', value: string) => `${fieldName(t.recordField[field])} ${value}`;
  return ({ role, status, type, journal, summary, doi, citations }: KolRecord): string[] =>
    [
      optional(role, (known) => getLabel(t.roles, known)),
      optional(status, (known) => getLabel(t.campaignStatuses, known)),
      optional(type, (known) => getLabel(t.interactionTypes, known)),
      summary,
      journal,
      optional(citations, (known) => named('citations', format.count(known))),
      doi && named('doi', doi),
    ].flatMap((detail) => detail || []);
}
