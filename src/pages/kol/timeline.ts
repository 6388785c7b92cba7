import { KOL_INCLUDES, type KolInclude } from '../../contract/kol.ts';
import type { KolRecord, ReadKol } from '../../contract/readKol.ts';
import { dateOf } from '../shared/kolRecords.ts';

/** One thing that happened with a KOL, or will. */
export interface TimelineEntry {
  /** Unique within the timeline. */
  key: string;
  kind: KolInclude;
  /** `YYYY-MM-DD`; undefined where the record says none. */
  date: string | undefined;
  record: KolRecord;
}

/** The four lists of a KOL as one, newest first; what has no date comes last. */
export function timelineOf(kol: ReadKol): TimelineEntry[] {
  return KOL_INCLUDES.flatMap((kind) => {
    const records = kol[kind] ?? [];
    return records.map((record, index) => ({ key: `${kind}-${index}`, kind, date: dateOf(kind, record), record }));
  }).sort((one, other) => (other.date ?? '').localeCompare(one.date ?? ''));
}

/** What passes the filters; something without a date passes no "since". */
export const filteredTimeline = (entries: TimelineEntry[], kinds: ReadonlySet<KolInclude>, since: string) =>
  entries.filter(({ kind, date }) => kinds.has(kind) && (since === '' || (date !== undefined && date >= since)));
