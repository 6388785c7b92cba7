import { Temporal } from 'temporal-polyfill';

/**
 * Wall times (`YYYY-MM-DDTHH:mm`, what a clock at the venue shows) and the moments that they are (UTC, ISO 8601).
 * Temporal does the arithmetic: the browser's own where it has one.
 */

/** Which of the two moments is meant where a wall time happens twice. */
export type Fold = 'first' | 'second';

/**
 * What a wall time is in a zone:
 * - `none`: empty, incomplete, out of range, or there is no zone yet
 * - `once`: exactly one moment, as nearly always
 * - `skipped`: no moment, because the clock jumped over it; `before` and `after` are the wall times that lie one jump away
 * - `repeated`: two moments, because the clock was set back
 */
export type WallTimeReading =
  | { kind: 'none' }
  | { kind: 'once'; moment: string }
  | { kind: 'skipped'; before: string; after: string }
  | { kind: 'repeated'; first: string; second: string };

export function readWallTime(wallTime: string, zone: string): WallTimeReading {
  const plain = toPlain(wallTime);
  if (plain === null || !isZone(zone)) return { kind: 'none' };
  try {
    const earlier = plain.toZonedDateTime(zone, { disambiguation: 'earlier' });
    const later = plain.toZonedDateTime(zone, { disambiguation: 'later' });
    if (earlier.epochMilliseconds === later.epochMilliseconds) return { kind: 'once', moment: toMoment(earlier) };
    if (earlier.toPlainDateTime().equals(plain))
      return { kind: 'repeated', first: toMoment(earlier), second: toMoment(later) };
    return { kind: 'skipped', before: toWall(earlier), after: toWall(later) };
  } catch {
    // Before or after the time that Temporal can hold.
    return { kind: 'none' };
  }
}

/** The moment that a wall time is; null where it is none, or where it could be two and nobody has said which. */
export function momentOf(wallTime: string, zone: string, fold: Fold | ''): string | null {
  const reading = readWallTime(wallTime, zone);
  if (reading.kind === 'once') return reading.moment;
  return reading.kind === 'repeated' && fold !== '' ? reading[fold] : null;
}

/** The wall time of a moment in a zone. */
export const wallTimeOf = (moment: string, zone: string): string =>
  toWall(Temporal.Instant.from(moment).toZonedDateTimeISO(zone));

/** The time of day of a moment in a zone, in minutes after midnight. */
export function minuteOfDay(moment: string, zone: string): number {
  const { hour, minute } = Temporal.Instant.from(moment).toZonedDateTimeISO(zone);
  return hour * 60 + minute;
}

/** The calendar days (`YYYY-MM-DD`) that a span touches in a zone; at most `most` of them. */
export function daysBetween(start: string, end: string, zone: string, most = 400): string[] {
  const last = Temporal.Instant.from(end).toZonedDateTimeISO(zone).toPlainDate();
  const days: string[] = [];
  let day = Temporal.Instant.from(start).toZonedDateTimeISO(zone).toPlainDate();
  while (days.length < most && Temporal.PlainDate.compare(day, last) <= 0) {
    days.push(day.toString());
    day = day.add({ days: 1 });
  }
  return days;
}

/** The calendar day a number of days before another one. */
export const dayBefore = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).subtract({ days }).toString();

/** True where the browser knows the zone and can calculate in it. */
function isZone(zone: string): boolean {
  try {
    return zone !== '' && new Intl.DateTimeFormat('en', { timeZone: zone }) !== null;
  } catch {
    return false;
  }
}

/** How far the zone's clock is ahead of UTC at a moment, in minutes. @throws RangeError for a zone that the browser does not know */
export const offsetMinutes = (moment: string, zone: string): number =>
  Temporal.Instant.from(moment).toZonedDateTimeISO(zone).offsetNanoseconds / 60_000_000_000;

/** How far a clock is ahead of UTC, from minutes: `UTC+5:30`, `UTC−8`. */
export function utcOffset(minutes: number): string {
  const ahead = Math.abs(Math.round(minutes));
  if (ahead === 0) return 'UTC';
  const rest = ahead % 60 === 0 ? '' : `:${String(ahead % 60).padStart(2, '0')}`;
  return `UTC${minutes < 0 ? '−' : '+'}${Math.floor(ahead / 60)}${rest}`;
}

const toMoment = (time: Temporal.ZonedDateTime) => new Date(time.epochMilliseconds).toISOString();

const toWall = (time: Temporal.ZonedDateTime) => time.toPlainDateTime().toString({ smallestUnit: 'minute' });

function toPlain(wallTime: string): Temporal.PlainDateTime | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(wallTime)) return null;
  try {
    return Temporal.PlainDateTime.from(wallTime);
  } catch {
    return null;
  }
}
