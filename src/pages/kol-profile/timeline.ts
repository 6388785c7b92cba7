import { KOL_INCLUDES, type KolInclude } from '../../contract/kol.ts';
import type { KolRecord, ParsedKol } from '../../contract/parseKol.ts';
import { dateOf } from '../shared/kolRecords.ts';

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
export const filteredTimeline = (entries: TimelineEntry[], kinds: ReadonlySet<KolInclude>, since: string) =>
  entries.filter(({ kind, date }) => kinds.has(kind) && (since === '' || (date !== undefined && date >= since)));
