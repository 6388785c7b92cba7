import { normalizeLineEnds } from '../../contract/values.ts';
import { loadTemporal } from './loadTemporal.ts';
import { parseWallTime, wallTimeOf } from './wallTime.ts';

/** The contents of a calendar file. */
export interface CalendarEvent {
  /** Globally unique, and different for each file of the same event. */
  uid: string;
  summary: string;
  description: string;
  /** One line; empty if there is no location. */
  location: string;
  /** Timestamps in UTC. */
  start: string;
  end: string;
  /** When the event was created; the time stamp of the file. */
  stamp: string;
  /** The IANA zone of the venue; `UTC` if it is not known. */
  zone: string;
  /** The status of the event (interface §3); without it, a draft. */
  status?: string | null;
}

/**
 * Returns an iCalendar file (RFC 5545) with one event in its own time zone. As the standard requires, the file defines
 * the zone. The library loads on demand.
 */
export async function createIcs(event: CalendarEvent): Promise<string> {
  const [{ default: ICAL }] = await Promise.all([import('ical.js'), loadTemporal()]);
  // The library does not count the leading space of a folded line; the standard does.
  ICAL.foldLength = 74;
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('prodid', '-//KOL Desk//Events//EN');
  calendar.addPropertyWithValue('version', '2.0');
  // The second of two equal wall times needs UTC, so the zone is named in the text.
  const isRepeated = [event.start, event.end].some((end) => isSecondOfTwo(end, event.zone));
  const isUtc = event.zone === 'UTC' || isRepeated;
  if (isRepeated) calendar.addPropertyWithValue('x-wr-timezone', event.zone);
  if (event.zone !== 'UTC') calendar.addSubcomponent(timeZone());

  const entry = new ICAL.Component('vevent');
  entry.addPropertyWithValue('uid', plainText(event.uid));
  entry.addPropertyWithValue('dtstamp', utcTime(event.stamp));
  entry.addProperty(localTime('dtstart', event.start));
  entry.addProperty(localTime('dtend', event.end));
  entry.addPropertyWithValue('summary', plainText(event.summary));
  if (event.description !== '') entry.addPropertyWithValue('description', plainText(event.description));
  if (event.location !== '') entry.addPropertyWithValue('location', plainText(event.location));
  entry.addPropertyWithValue('status', STATUSES[event.status ?? 'draft'] ?? 'CONFIRMED');
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

/** The statuses of events in the standard's words; all others are confirmed. */
const STATUSES: Readonly<Record<string, string>> = { draft: 'TENTATIVE', cancelled: 'CANCELLED' };

/**
 * Returns the text with line feeds as its only line ends and without other control characters. The library escapes only line feeds, and
 * programs also read a bare carriage return as the end of a property.
 */
const plainText = (text: string) => normalizeLineEnds(text).replace(/[^\P{Cc}\n\t]/gu, '');

interface Observance {
  /** The wall time at which it starts, on the previous clock. */
  begins: string;
  /** Seconds ahead of UTC, before and during it. */
  from: number;
  to: number;
}

/** Returns the clock rules of a zone around an event: the rule at its start, and each change until its end. */
function observances(start: string, end: string, zone: string): Observance[] {
  const first = Temporal.Instant.from(start).toZonedDateTimeISO(zone);
  const last = Temporal.Instant.from(end);
  const found: Observance[] = [];
  // Find the change before the start. A change exactly at the start counts, so start one nanosecond later.
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

/** When clocks go back, a wall time in a calendar file means the first of its two moments. */
function isSecondOfTwo(moment: string, zone: string): boolean {
  const parsed = parseWallTime(wallTimeOf(moment, zone), zone);
  return parsed.kind === 'repeated' && Date.parse(parsed.second) === Date.parse(moment);
}
