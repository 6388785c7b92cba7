import { minuteOfDay } from './wallTime.ts';

/** What is unusual about the times, without being wrong. */
export type TimeWarning =
  | { kind: 'past' }
  | { kind: 'long'; minutes: number }
  | { kind: 'nightStart' | 'nightEnd'; minuteOfDay: number };

const LONG_MINUTES = 14 * 24 * 60;
const NIGHT_FROM = 22 * 60;
const NIGHT_UNTIL = 6 * 60;

/** The warnings about a span of moments at a venue, as seen at `now` (milliseconds). */
export function timeWarnings(start: string | null, end: string | null, zone: string, now: number): TimeWarning[] {
  const warnings: TimeWarning[] = [];
  if (start !== null && Date.parse(start) < now) warnings.push({ kind: 'past' });
  if (start !== null && end !== null) {
    const minutes = minutesBetween(start, end);
    if (minutes > LONG_MINUTES) warnings.push({ kind: 'long', minutes });
  }
  if (start !== null) {
    const minute = minuteOfDay(start, zone);
    if (minute >= NIGHT_FROM || minute < NIGHT_UNTIL) warnings.push({ kind: 'nightStart', minuteOfDay: minute });
  }
  if (end !== null) {
    const minute = minuteOfDay(end, zone);
    // A dinner that ends at eleven is late, not at night; one that ends at midnight sharp ends the day before.
    if (minute > 0 && minute < NIGHT_UNTIL) warnings.push({ kind: 'nightEnd', minuteOfDay: minute });
  }
  return warnings;
}

/** The length of a span in minutes; negative where it ends before it starts. */
export const minutesBetween = (start: string, end: string) => (Date.parse(end) - Date.parse(start)) / 60_000;
