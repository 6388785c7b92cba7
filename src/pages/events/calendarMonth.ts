import { addDays, localDay } from '../../contract/calendarDays.ts';
import type { Event } from '../../contract/event.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';

/** @param month `YYYY-MM` */
export function addMonths(month: string, months: number): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 7);
}

/** The weeks that contain a day of this month, each with its 7 days, from the first day of the week in this locale. */
export function weeksOfMonth(month: string, locale: string): string[][] {
  const first = `${month}-01`;
  const before = (new Date(`${first}T00:00:00Z`).getUTCDay() - firstWeekday(locale) + 7) % 7;
  const weeks: string[][] = [];
  for (let start = addDays(first, -before); weeks.length === 0 || start.startsWith(month); start = addDays(start, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(start, index)));
  return weeks;
}

/** 0 for Sunday, 1 for Monday. Monday where the browser does not know it. */
function firstWeekday(locale: string): number {
  const known: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(locale);
  return (known.getWeekInfo?.().firstDay ?? 1) % 7;
}

/** An event on more days than this is shown only on its first ones. */
const MAX_DAYS = 62;

/** The days of an event in the user's time zone. An event that ends at midnight is not on the day that begins. */
export function daysOfEvent({ start_date: start, end_date: end }: Parsed<Event>): string[] {
  if (!start) return [];
  const first = localDay(new Date(start));
  const last = end ? localDay(new Date(Date.parse(end) - 1)) : first;
  const days = [first];
  for (let day = addDays(first, 1); day <= last && days.length < MAX_DAYS; day = addDays(day, 1)) days.push(day);
  return days;
}
