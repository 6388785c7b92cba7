import type { KolEvent } from '../../contract/kol.ts';
import type { ReadKol } from '../../contract/readKol.ts';
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

/** What else a KOL is invited to around an event's days. */
export interface EventsAround {
  /** Events on one of the event's own days. */
  sameDays: readonly OtherEvent[];
  /** Events of the `BUSY_DAYS` before, newest first. */
  recent: readonly OtherEvent[];
}

const NOTHING_AROUND: EventsAround = { sameDays: [], recent: [] };

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

/**
 * Reads profiles for an event on these days. The same profile gives the same object every time, and whoever has nothing
 * around gives the same as all such, so that of hundreds of cards only those are drawn anew whose warnings change.
 */
export function readEventsAround(eventDays: EventDays | null) {
  const known = new WeakMap<ReadKol, EventsAround>();
  return (entry: ResolvedKol | undefined): EventsAround => {
    if (eventDays === null || entry?.status !== 'loaded' || !entry.kol.events) return NOTHING_AROUND;
    const around = known.get(entry.kol) ?? eventsAround(entry.kol.events, eventDays);
    known.set(entry.kol, around);
    return around;
  };
}

export type ReadEventsAround = ReturnType<typeof readEventsAround>;

/** True where a KOL has more recent events than the planner wants. */
export const isBusy = ({ recent }: EventsAround, limit: number) => recent.length > limit;

/** True where something speaks against inviting a KOL. */
export const isWarned = (around: EventsAround, limit: number) => around.sameDays.length > 0 || isBusy(around, limit);

function eventsAround(events: readonly Tolerant<KolEvent>[], { days, first }: EventDays): EventsAround {
  const from = dayBefore(first, BUSY_DAYS);
  const sameDays: OtherEvent[] = [];
  const recent: OtherEvent[] = [];
  events.forEach(({ id, name, date }, position) => {
    if (!date) return;
    const isRecent = date >= from && date < first;
    const list = days.has(date) ? sameDays : isRecent ? recent : [];
    const event = { id: id || `at ${position}`, name: name || id || '', date };
    // Who has two roles in an event has it on the profile twice.
    if (!list.some((other) => other.id === event.id)) list.push(event);
  });
  if (sameDays.length + recent.length === 0) return NOTHING_AROUND;
  return { sameDays, recent: recent.sort((one, other) => (one.date < other.date ? 1 : -1)) };
}
