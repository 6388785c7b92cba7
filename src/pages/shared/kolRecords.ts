import type { Tone } from '../../components/layout/Chip.tsx';
import { todayUtc } from '../../contract/calendarDays.ts';
import type { KolInclude } from '../../contract/kol.ts';
import { isUnreadable } from '../../contract/lenientParsing.ts';
import { type KolRecord, type ParsedKol, RECORD_FIELDS } from '../../contract/parseKol.ts';

/** The date field of each list, by which it is sorted. */
export const DATE_FIELDS = {
  events: 'date',
  campaigns: 'sent_at',
  interactions: 'date',
  publications: 'published_on',
} as const;

/** What became of a campaign, and the part that the KOL had in an event; unknown values are neutral. */
export const RECORD_TONES: Readonly<Record<string, Tone>> = {
  delivered: 'info',
  opened: 'positive',
  clicked: 'positive',
  bounced: 'negative',
  speaker: 'accent',
  organizer: 'accent',
  panelist: 'info',
};

/** The day of an entry, `YYYY-MM-DD`; undefined if it has none. */
export const dateOf = (include: KolInclude, record: KolRecord): string | undefined => record[DATE_FIELDS[include]];

/** The title of an entry; undefined if it has none. */
export const headlineOf = (include: KolInclude, record: KolRecord): string | undefined =>
  record[RECORD_FIELDS[include][0]];

/** Sorts newest first; entries without a date keep their order at the end. */
export const newestFirst = (include: KolInclude, records: readonly KolRecord[]) =>
  records.toSorted((one, other) => (dateOf(include, other) ?? '').localeCompare(dateOf(include, one) ?? ''));

/** True for today and later. */
export const isUpcoming = (date: string | undefined, today = todayUtc()) => date !== undefined && date >= today;

/** The latest entry that is not in the future; undefined without one. */
export const latestOf = (include: KolInclude, records: readonly KolRecord[]) =>
  newestFirst(include, records).find((record) => {
    const day = dateOf(include, record);
    return day !== undefined && day <= todayUtc();
  });

/** The next event, today included; undefined without one. */
export const nextOf = (events: readonly KolRecord[]) =>
  newestFirst('events', events).findLast(({ date }) => isUpcoming(date));

/**
 * True if the days of a list are not known: the service sent something else than a list, or no entry has a readable day. The
 * latest or the next entry is then unknown, and not missing.
 */
export const hasUnreadableDays = (kol: ParsedKol, include: KolInclude) =>
  isUnreadable(kol, include) || isUndated(include, kol[include] ?? []);

/** True if the list has entries, but none with a readable day. */
export const isUndated = (include: KolInclude, records: readonly KolRecord[]) =>
  records.length > 0 && records.every((record) => dateOf(include, record) === undefined);

/** The day of the latest interaction that is not in the future; null without one, undefined if it is not known. */
export const lastContactOf = (kol: ParsedKol): string | null | undefined =>
  hasUnreadableDays(kol, 'interactions')
    ? undefined
    : kol.interactions && (latestOf('interactions', kol.interactions)?.date ?? null);

/** The day of the next event, today included; null without one, undefined if it is not known. */
export const nextEventOf = (kol: ParsedKol): string | null | undefined =>
  hasUnreadableDays(kol, 'events') ? undefined : kol.events && (nextOf(kol.events)?.date ?? null);
