import { Temporal } from 'temporal-polyfill';
import { readWallTime, wallTimeOf } from './wallTime.ts';

/** What a calendar file says about an event. */
export interface CalendarEvent {
  /** Unique in the world, also for the next file of the same event. */
  uid: string;
  summary: string;
  description: string;
  /** One line; empty where nothing is said. */
  location: string;
  /** Moments in UTC. */
  start: string;
  end: string;
  /** When the event was created; the file's own time stamp. */
  stamp: string;
  /** IANA zone of the venue. */
  zone: string;
}

/**
 * The text of an iCalendar file (RFC 5545) with one event in its own time zone, which is described in the file, as the
 * standard asks. The library writes, escapes and folds; it is loaded only when somebody wants a file.
 */
export async function calendarFile(event: CalendarEvent): Promise<string> {
  const { default: ICAL } = await import('ical.js');
  // The library does not count the space that a folded line begins with; the standard does.
  ICAL.foldLength = 74;
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('prodid', '-//KOL Desk//Events//EN');
  calendar.addPropertyWithValue('version', '2.0');
  // The second of two equal wall times can be told in UTC alone; the zone is told beside it.
  const isRepeated = [event.start, event.end].some((end) => isSecondOfTwo(end, event.zone));
  const isUtc = event.zone === 'UTC' || isRepeated;
  if (isRepeated) calendar.addPropertyWithValue('x-wr-timezone', event.zone);
  if (event.zone !== 'UTC') calendar.addSubcomponent(timeZone());

  const entry = new ICAL.Component('vevent');
  entry.addPropertyWithValue('uid', event.uid);
  entry.addPropertyWithValue('dtstamp', utcTime(event.stamp));
  entry.addProperty(localTime('dtstart', event.start));
  entry.addProperty(localTime('dtend', event.end));
  entry.addPropertyWithValue('summary', event.summary);
  if (event.description !== '') entry.addPropertyWithValue('description', event.description);
  if (event.location !== '') entry.addPropertyWithValue('location', event.location);
  // The service has made a draft of it.
  entry.addPropertyWithValue('status', 'TENTATIVE');
  calendar.addSubcomponent(entry);
  return `${calendar.toString()}\r\n`;

  function utcTime(moment: string) {
    return ICAL.Time.fromDateTimeString(`${new Date(moment).toISOString().slice(0, 19)}Z`);
  }

  function localTime(name: string, moment: string) {
    const property = new ICAL.Property(name);
    if (isUtc) property.setValue(utcTime(moment));
    else {
      property.setParameter('tzid', event.zone);
      property.setValue(ICAL.Time.fromDateTimeString(`${wallTimeOf(moment, event.zone)}:00`));
    }
    return property;
  }

  function timeZone() {
    const zone = new ICAL.Component('vtimezone');
    zone.addPropertyWithValue('tzid', event.zone);
    for (const { begins, from, to } of observances(event.start, event.end, event.zone)) {
      const observance = new ICAL.Component(to > from ? 'daylight' : 'standard');
      observance.addPropertyWithValue('dtstart', ICAL.Time.fromDateTimeString(begins));
      observance.addPropertyWithValue('tzoffsetfrom', ICAL.UtcOffset.fromSeconds(from));
      observance.addPropertyWithValue('tzoffsetto', ICAL.UtcOffset.fromSeconds(to));
      zone.addSubcomponent(observance);
    }
    return zone;
  }
}

interface Observance {
  /** Wall time at which it begins, on the clock before it. */
  begins: string;
  /** Seconds ahead of UTC, before and during it. */
  from: number;
  to: number;
}

/** The rules of a zone's clock that are in force around an event: that at its start, and each change until its end. */
function observances(start: string, end: string, zone: string): Observance[] {
  const first = Temporal.Instant.from(start).toZonedDateTimeISO(zone);
  const last = Temporal.Instant.from(end);
  const found: Observance[] = [];
  // The change that led to the clock at the start. One at the very start counts, hence the step beyond it.
  let change = first.add({ nanoseconds: 1 }).getTimeZoneTransition('previous');
  if (change === null) {
    const offset = seconds(first);
    found.push({ begins: '1970-01-01T00:00:00', from: offset, to: offset });
    change = first.getTimeZoneTransition('next');
  }
  while (change !== null && Temporal.Instant.compare(change.toInstant(), last) <= 0) {
    const from = seconds(change.subtract({ nanoseconds: 1 }));
    const begins = new Date(change.epochMilliseconds + from * 1000).toISOString().slice(0, 19);
    found.push({ begins, from, to: seconds(change) });
    change = change.getTimeZoneTransition('next');
  }
  return found;
}

const seconds = (time: Temporal.ZonedDateTime) => time.offsetNanoseconds / 1_000_000_000;

/** Where the clocks are put back, a wall time in a calendar file means the first of its two moments. */
function isSecondOfTwo(moment: string, zone: string): boolean {
  const reading = readWallTime(wallTimeOf(moment, zone), zone);
  return reading.kind === 'repeated' && Date.parse(reading.second) === Date.parse(moment);
}
