/**
 * Calendar days, `YYYY-MM-DD` (interface §2.1). They have no time zone, so all arithmetic is in UTC, where every day has 24
 * hours.
 */

const DAY_MS = 86_400_000;

const toMs = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Returns the day of a moment in UTC. */
export const utcDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Returns the day of an event from the time of its start: in UTC, as on a profile of an attendee (interface §2.1). */
export const dayOfEvent = (startDate: string): string => utcDay(new Date(startDate));

/** Returns today in UTC. The interface names no time zone for its days, and its timestamps are in UTC. */
export const todayUtc = (): string => utcDay(new Date());

/** Returns the day of a moment in the user's time zone. */
export function localDay(moment: Date): string {
  const year = String(moment.getFullYear()).padStart(4, '0');
  return `${year}-${String(moment.getMonth() + 1).padStart(2, '0')}-${String(moment.getDate()).padStart(2, '0')}`;
}

/** Returns the day that is so many days later, or earlier. Years outside 0 to 9999 have a sign: `+010000-01-01`. */
export const addDays = (day: string, days: number): string =>
  new Date(toMs(day) + days * DAY_MS).toISOString().replace(/T.*/, '');

/** Returns how many days later the second day is. */
export const differenceInDays = (from: string, to: string): number => Math.round((toMs(to) - toMs(from)) / DAY_MS);
