/**
 * Wall times (`YYYY-MM-DDTHH:mm`, the clock at the venue), their moments (UTC, ISO 8601), and the offset and name of a zone. Temporal
 * does the arithmetic; `route.ts` loads its polyfill if the browser has none.
 */

/** The intended moment if a wall time occurs twice. */
type Fold = 'first' | 'second';

/**
 * The meaning of a wall time in a zone:
 * - `none`: empty, incomplete or out of range, or there is no zone yet
 * - `once`: exactly one moment, the usual case
 * - `skipped`: no moment, because the clock jumped over it; `before` and `after` are the wall times one jump away
 * - `repeated`: two moments, because the clock was set back
 */
type ParsedWallTime =
  | { kind: 'none' }
  | { kind: 'once'; moment: string }
  | { kind: 'skipped'; before: string; after: string }
  | { kind: 'repeated'; first: string; second: string };

/** Returns the meaning of a wall time in a zone. It never throws. */
export function parseWallTime(wallTime: string, zone: string): ParsedWallTime {
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
    // Outside the range of Temporal.
    return { kind: 'none' };
  }
}

/** Returns the moment of a wall time; null if there is none, or if there are two and the user has not selected one. */
export function momentOf(wallTime: string, zone: string, fold: Fold | ''): string | null {
  const parsed = parseWallTime(wallTime, zone);
  if (parsed.kind === 'once') return parsed.moment;
  return parsed.kind === 'repeated' && fold !== '' ? parsed[fold] : null;
}

/** Returns the wall time of a moment in a zone. */
export const wallTimeOf = (moment: string, zone: string): string =>
  toWall(Temporal.Instant.from(moment).toZonedDateTimeISO(zone));

/** Returns the time of day of a moment in a zone, in minutes after midnight. */
export function minuteOfDay(moment: string, zone: string): number {
  const { hour, minute } = Temporal.Instant.from(moment).toZonedDateTimeISO(zone);
  return hour * 60 + minute;
}

const MAX_DAYS = 400;

/** Returns the calendar days (`YYYY-MM-DD`) between two moments in a zone, at most `MAX_DAYS`. */
export function daysBetween(start: string, end: string, zone: string): string[] {
  const last = Temporal.Instant.from(end).toZonedDateTimeISO(zone).toPlainDate();
  const days: string[] = [];
  let day = Temporal.Instant.from(start).toZonedDateTimeISO(zone).toPlainDate();
  while (days.length < MAX_DAYS && Temporal.PlainDate.compare(day, last) <= 0) {
    days.push(day.toString());
    day = day.add({ days: 1 });
  }
  return days;
}

/** True if the browser supports the zone. */
function isZone(zone: string): boolean {
  try {
    return zone !== '' && new Intl.DateTimeFormat('en', { timeZone: zone }) !== null;
  } catch {
    return false;
  }
}

/** Returns the zone's offset from UTC at a moment, in minutes. @throws RangeError for an unknown zone */
export const offsetMinutes = (moment: string, zone: string): number =>
  Temporal.Instant.from(moment).toZonedDateTimeISO(zone).offsetNanoseconds / 60_000_000_000;

/** Formats an offset in minutes: `UTC+5:30`, `UTC−8`. */
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
