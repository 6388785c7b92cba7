import type { KolEvent } from '../../contract/kol.ts';
import type { Tolerant } from '../../contract/tolerant.ts';
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

/** What speaks against inviting a KOL to an event on these days, as far as the profile's events tell. */
export function attendeeWarnings(
  events: readonly Tolerant<KolEvent>[],
  { days, first }: EventDays,
  limit: number,
): AttendeeWarnings {
  const dated = events.flatMap(({ id, name, date }, position) =>
    date ? [{ id: id ?? String(position), name: name ?? id ?? '', date }] : [],
  );
  const from = dayBefore(first, BUSY_DAYS);
  const recent = dated
    .filter(({ date }) => date >= from && date < first)
    .sort((one, other) => (one.date < other.date ? 1 : -1));
  return { sameDays: dated.filter(({ date }) => days.has(date)), recent: recent.length > limit ? recent : [] };
}
