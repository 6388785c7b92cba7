import type { KolEvent } from '../../contract/kol.ts';
import type { Tolerant } from '../../contract/tolerant.ts';
import type { ResolvedKol } from '../../queries/KolResolver.ts';
import { dayBefore, daysBetween } from './wallTime.ts';

/** How far back other events count. */
export const BUSY_DAYS = 90;

/** An event on an attendee's profile, as evidence. */
export interface OtherEvent {
  id: string;
  name: string;
  /** `YYYY-MM-DD` */
  date: string;
}

export interface AttendeeWarnings {
  /** Events on one of the event's own days. */
  sameDays: OtherEvent[];
  /** Events of the days before, newest first; empty unless there are more than the limit. */
  recent: OtherEvent[];
}

/** The days of the event: those at the venue and those in UTC, since a profile's event does not say which its day is. */
export interface EventDays {
  days: ReadonlySet<string>;
  first: string;
}

/** @returns null where start or end is not known yet */
export function eventDays(start: string | null, end: string | null, zone: string): EventDays | null {
  if (start === null || end === null || Date.parse(end) <= Date.parse(start)) return null;
  // An event that ends at midnight is not on the day that begins then.
  const last = new Date(Date.parse(end) - 1).toISOString();
  const days = [...daysBetween(start, last, zone), ...daysBetween(start, last, 'UTC')].sort();
  return { days: new Set(days), first: days[0] ?? '' };
}

/** What speaks against inviting a KOL to an event on these days, as far as both are known. */
export function attendeeWarnings(
  events: readonly Tolerant<KolEvent>[] | null | undefined,
  eventDays: EventDays | null,
  limit: number,
): AttendeeWarnings {
  if (!events || eventDays === null) return { sameDays: [], recent: [] };
  const { days, first } = eventDays;
  const dated = events.flatMap(({ id, name, date }, position) =>
    date ? [{ id: id ?? String(position), name: name ?? id ?? '', date }] : [],
  );
  const from = dayBefore(first, BUSY_DAYS);
  const recent = dated
    .filter(({ date }) => date >= from && date < first)
    .sort((one, other) => (one.date < other.date ? 1 : -1));
  return { sameDays: dated.filter(({ date }) => days.has(date)), recent: recent.length > limit ? recent : [] };
}

/** True where something speaks against inviting this KOL. */
export function isWarned(entry: ResolvedKol, days: EventDays | null, limit: number): boolean {
  if (entry.status !== 'loaded') return false;
  const { sameDays, recent } = attendeeWarnings(entry.kol.events, days, limit);
  return sameDays.length + recent.length > 0;
}
