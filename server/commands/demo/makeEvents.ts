import type { Event } from '../../../src/contract/event.ts';
import { addDays, at, daysBetween, workday, yearOf } from './calendar.ts';
import { EVENT_SERIES, type EventSeries } from './eventSeries.ts';
import { randomFrom } from './random.ts';

/** One occurrence of a series, before anyone is invited. */
export interface PlannedEvent {
  id: string;
  name: string;
  series: EventSeries;
  /** First and last day, and the day on which it was entered. */
  day: string;
  lastDay: string;
  createdDay: string;
  status: Event['status'];
}

/** The most days that an event lies ahead; each is entered somewhat earlier than that. */
const HORIZON = 150;

/** Every occurrence of every series, oldest first; each series counts back from its latest date within the horizon. */
export function planEvents(today: string): PlannedEvent[] {
  return EVENT_SERIES.flatMap((series) => {
    const latest = latestYear(series, today);
    return Array.from({ length: series.times }, (_, back) => ({ series, day: dayIn(series, latest - back) }));
  })
    .sort((a, b) => a.day.localeCompare(b.day) || a.series.name.localeCompare(b.series.name))
    .map(({ series, day }, index) => {
      const id = `evt_demo_${String(index + 1).padStart(4, '0')}`;
      const random = randomFrom(id);
      const lastDay = addDays(day, series.days - 1);
      return {
        id,
        name: series.name.replace('{year}', String(yearOf(day))),
        series,
        day,
        lastDay,
        createdDay: addDays(day, -random.whole(HORIZON + 8, HORIZON + 70)),
        status: statusOf(day, lastDay, today, random.chance(0.05)),
      };
    });
}

/** The event as the interface shows it, with so many invited. */
export function finishEvent({ id, name, series, ...plan }: PlannedEvent, invited: number, today: string): Event {
  const random = randomFrom(`${id} rsvp`);
  const [type, venue, city, country] = series.place;
  const isPast = plan.status === 'completed';
  const answered = plan.status === 'draft' ? 0 : Math.round(invited * (isPast ? 1 : random.between(0.4, 0.75)));
  const declined = Math.round(answered * random.between(0.05, 0.25));
  const lastChange = isPast ? addDays(plan.lastDay, random.whole(1, 10)) : addDays(today, -1);
  return {
    id,
    name,
    description: series.description,
    event_type: series.type,
    status: plan.status,
    start_date: at(plan.day, series.from),
    end_date: at(plan.lastDay, series.to),
    location: { type, venue, city, country },
    visibility: series.visibility,
    attendee_count: invited,
    rsvp_stats: { confirmed: answered - declined, pending: invited - answered, declined },
    created_at: at(plan.createdDay, random.whole(7 * 60, 16 * 60)),
    updated_at: at(lastChange < today ? lastChange : addDays(today, -1), random.whole(17 * 60, 22 * 60)),
  };
}

function statusOf(day: string, lastDay: string, today: string, isCancelled: boolean): Event['status'] {
  if (lastDay < today) return isCancelled ? 'cancelled' : 'completed';
  if (day <= today) return 'active';
  return daysBetween(today, day) > 75 ? 'draft' : 'scheduled';
}

function latestYear(series: EventSeries, today: string): number {
  const horizon = addDays(today, HORIZON);
  return dayIn(series, yearOf(horizon)) <= horizon ? yearOf(horizon) : yearOf(horizon) - 1;
}

function dayIn(series: EventSeries, year: number): string {
  return workday(`${year}-${String(series.month).padStart(2, '0')}-${String(series.day).padStart(2, '0')}`);
}
