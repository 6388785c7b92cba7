import { localDay } from '../../contract/calendarDays.ts';
import { KOL_INCLUDES, type KolInclude } from '../../contract/kol.ts';
import type { KolRecord, ParsedKol } from '../../contract/parseKol.ts';
import { dateOf } from '../shared/kolRecords.ts';
import { type KolAddress, kindsOf } from './searchParams.ts';

/** A past or future entry in a KOL's timeline. */
export interface TimelineEntry {
  /** Unique within the timeline. */
  key: string;
  kind: KolInclude;
  /** `YYYY-MM-DD`; undefined if the record has no date. */
  date: string | undefined;
  record: KolRecord;
}

/** Merges the four lists of a KOL, newest first; entries without a date come last. */
export function timelineOf(kol: ParsedKol): TimelineEntry[] {
  return KOL_INCLUDES.flatMap((kind) => {
    const records = kol[kind] ?? [];
    return records.map((record, index) => ({ key: `${kind}-${index}`, kind, date: dateOf(kind, record), record }));
  }).sort((one, other) => (other.date ?? '').localeCompare(one.date ?? ''));
}

/** Filters the entries. An entry without a date does not match a start day. */
export function filteredTimeline(entries: TimelineEntry[], { since, ...address }: Pick<KolAddress, 'kinds' | 'since'>) {
  const kinds = kindsOf(address);
  return entries.filter(
    ({ kind, date }) => kinds.includes(kind) && (since === undefined || (date !== undefined && date >= since)),
  );
}

/** The mark of today among the entries. */
export const TODAY = 'today';

/**
 * Groups the entries by year, newest first; the year of entries without a date is empty. The mark of today is below the
 * upcoming entries, also if no entry is of this year.
 */
export function yearsOf(entries: readonly TimelineEntry[], now = localDay(new Date())) {
  const upcoming = entries.filter(({ date }) => date !== undefined && date > now);
  const years = new Map<string, (TimelineEntry | typeof TODAY)[]>();
  const add = (year: string, entry: TimelineEntry | typeof TODAY) =>
    years.set(year, [...(years.get(year) ?? []), entry]);
  for (const entry of upcoming) add(yearOf(entry.date), entry);
  add(yearOf(now), TODAY);
  for (const entry of entries.slice(upcoming.length)) add(yearOf(entry.date), entry);
  return [...years].map(([year, yearEntries]) => ({ year, entries: yearEntries }));
}

const yearOf = (day = '') => day.slice(0, 4);
