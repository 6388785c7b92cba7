import { minuteOfDay } from './wallTime.ts';

/** Unusual but valid times. */
export type TimeWarning =
  | { kind: 'past' }
  | { kind: 'long'; minutes: number }
  | { kind: 'nightStart' | 'nightEnd'; minuteOfDay: number };

const LONG_MINUTES = 14 * 24 * 60;
/** Night at the venue, in minutes after midnight. */
export const NIGHT = { from: 22 * 60, until: 6 * 60 };

/** Returns the warnings about start and end at a venue, relative to `now` (milliseconds). */
export function timeWarnings(start: string | null, end: string | null, zone: string, now: number): TimeWarning[] {
  const warnings: TimeWarning[] = [];
  if (start !== null && Date.parse(start) < now) warnings.push({ kind: 'past' });
  if (start !== null && end !== null) {
    const minutes = minutesBetween(start, end);
    if (minutes > LONG_MINUTES) warnings.push({ kind: 'long', minutes });
  }
  if (start !== null) {
    const minute = minuteOfDay(start, zone);
    if (isAtNight(minute)) warnings.push({ kind: 'nightStart', minuteOfDay: minute });
  }
  if (end !== null) {
    const minute = minuteOfDay(end, zone);
    // An event that ends when the night starts is not at night, so the minute before the end counts.
    if (isAtNight((minute + 24 * 60 - 1) % (24 * 60))) warnings.push({ kind: 'nightEnd', minuteOfDay: minute });
  }
  return warnings;
}

const isAtNight = (minute: number) => minute >= NIGHT.from || minute < NIGHT.until;

/** The duration in minutes; negative if the end is before the start. */
export const minutesBetween = (start: string, end: string) => (Date.parse(end) - Date.parse(start)) / 60_000;
