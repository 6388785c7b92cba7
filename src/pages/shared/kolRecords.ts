import type { KolInclude } from '../../contract/kol.ts';
import { type KolRecord, RECORD_FIELDS } from '../../contract/parseKol.ts';

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
