import type { KolInclude } from '../../contract/kol.ts';
import { type KolRecord, RECORD_FIELDS } from '../../contract/readKol.ts';

/** The field by which each list is ordered. */
const DATES = { events: 'date', campaigns: 'sent_at', interactions: 'date', publications: 'published_on' } as const;

/** The day of an entry, `YYYY-MM-DD`; undefined where it says none. */
export const dateOf = (include: KolInclude, record: KolRecord): string | undefined => record[DATES[include]];

/** What an entry is, in its own words; undefined where it does not say so. */
export const headlineOf = (include: KolInclude, record: KolRecord): string | undefined =>
  record[RECORD_FIELDS[include][0]];

/** Newest first; what has no date keeps its order at the end. */
export const newestFirst = (include: KolInclude, records: readonly KolRecord[]) =>
  records.toSorted((one, other) => (dateOf(include, other) ?? '').localeCompare(dateOf(include, one) ?? ''));

/** True from the day itself on. A day has no time zone; today is counted in UTC, as the day of an event is. */
export const isUpcoming = (date: string | undefined, now = new Date()) =>
  date !== undefined && date >= now.toISOString().slice(0, 10);
