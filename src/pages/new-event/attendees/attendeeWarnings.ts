import { addDays } from '../../../contract/calendarDays.ts';
import type { KolEvent } from '../../../contract/kol.ts';
import type { Lenient } from '../../../contract/lenientParsing.ts';
import type { ParsedKol } from '../../../contract/parseKol.ts';
import type { KolBatchEntry } from '../../../queries/kolBatch.ts';
import { daysBetween } from '../../shared/wallTime.ts';

/** How many days back other events count. */
export const BUSY_DAYS = 90;

/** Another event on an attendee's profile, as evidence. */
export interface OtherEvent {
  id: string;
  name: string;
  /** `YYYY-MM-DD` */
  date: string;
}

/** A KOL's other events around the days of the event. */
export interface EventsAround {
  /** Events on one of the same days. */
  sameDays: readonly OtherEvent[];
  /** Events of the previous `BUSY_DAYS`, newest first. */
  recent: readonly OtherEvent[];
}

const NOTHING_AROUND: EventsAround = { sameDays: [], recent: [] };

/** The days of the event at the venue and in UTC, because an event on a profile does not say which day it means. */
interface EventDays {
  days: ReadonlySet<string>;
  first: string;
}

/** @returns null if start or end is unknown */
export function eventDays(start: string | null, end: string | null, zone: string): EventDays | null {
  if (start === null || end === null || Date.parse(end) <= Date.parse(start)) return null;
  // An event that ends at midnight is not on the next day.
  const last = new Date(Date.parse(end) - 1).toISOString();
  const days = [...daysBetween(start, last, zone), ...daysBetween(start, last, 'UTC')].sort();
  return { days: new Set(days), first: days[0] ?? '' };
}

/**
 * Returns a function that reads profiles for an event on these days. The same profile always gives the same object, and
 * all profiles without events share one object, so that only cards with changed warnings render.
 */
export function readEventsAround(eventDays: EventDays | null) {
  const known = new WeakMap<ParsedKol, EventsAround>();
  return (entry: KolBatchEntry | undefined): EventsAround => {
    if (eventDays === null || entry?.status !== 'loaded' || !entry.kol.events) return NOTHING_AROUND;
    const around = known.get(entry.kol) ?? eventsAround(entry.kol.events, eventDays);
    known.set(entry.kol, around);
    return around;
  };
}

/** True if a KOL has more recent events than the planner's limit. */
export const isBusy = ({ recent }: EventsAround, limit: number) => recent.length > limit;

/** True if there is a reason against inviting a KOL. */
export const isWarned = (around: EventsAround, limit: number) => around.sameDays.length > 0 || isBusy(around, limit);

function eventsAround(events: readonly Lenient<KolEvent>[], { days, first }: EventDays): EventsAround {
  const from = addDays(first, -BUSY_DAYS);
  const sameDays: OtherEvent[] = [];
  const recent: OtherEvent[] = [];
  events.forEach(({ id, name, date }, position) => {
    if (!date) return;
    const isRecent = date >= from && date < first;
    const list = days.has(date) ? sameDays : isRecent ? recent : [];
    const event = { id: id || `at ${position}`, name: name || id || '', date };
    // A KOL with two roles in an event has it on the profile twice.
    if (!list.some((other) => other.id === event.id)) list.push(event);
  });
  if (sameDays.length + recent.length === 0) return NOTHING_AROUND;
  return { sameDays, recent: recent.sort((one, other) => (one.date < other.date ? 1 : -1)) };
}
