import type { Interaction, KolCampaign, KolEvent, KolInclude, Publication } from '../../contract/kol.ts';
import type { Tolerant, UNREADABLE } from '../../contract/tolerant.ts';

/** One entry of any of the four lists: whatever fields it has of theirs. */
export type KolRecord = Tolerant<Partial<KolEvent & KolCampaign & Interaction & Publication>>;
export type RecordField = Exclude<keyof KolRecord, typeof UNREADABLE>;

/** The field by which each list is ordered. */
const DATES = { events: 'date', campaigns: 'sent_at', interactions: 'date', publications: 'published_on' } as const;

/** The fields of each list that have a column of their own; anything else is shown by its name. */
export const KNOWN_FIELDS: Record<KolInclude, readonly RecordField[]> = {
  events: ['name', 'date', 'role'],
  campaigns: ['name', 'sent_at', 'status'],
  interactions: ['subject', 'date', 'type', 'summary'],
  publications: ['title', 'journal', 'published_on', 'doi', 'citations'],
};

/** The day of an entry, `YYYY-MM-DD`; undefined where it says none. */
export const dateOf = (include: KolInclude, record: KolRecord): string | undefined =>
  record[DATES[include]] ?? undefined;

/** Newest first; what has no date keeps its order at the end. */
export const newestFirst = (include: KolInclude, records: readonly KolRecord[]) =>
  [...records].sort((one, other) => (dateOf(include, other) ?? '').localeCompare(dateOf(include, one) ?? ''));

/** True from the day itself on. A day has no time zone; today is counted in UTC, as the day of an event is. */
export const isUpcoming = (date: string | undefined, now = new Date()) =>
  date !== undefined && date >= now.toISOString().slice(0, 10);

/** What is not shown as a further detail: the fields with a column, and the id, which says nothing to a reader. */
export const shownFields = (include: KolInclude): readonly string[] => [...KNOWN_FIELDS[include], 'id'];
