import { rawTimeZones } from '@vvo/tzdb';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import 'temporal-polyfill/global';
import { daysBetween, minuteOfDay, momentOf, offsetMinutes, parseWallTime, utcOffset, wallTimeOf } from './wallTime.ts';

const anyZone = fc.constantFrom(...rawTimeZones.map(({ name }) => name), 'UTC');
/** Whole minutes from 1990 to 2060. Before 1972 some zones had offsets with seconds, which no wall time can show. */
const anyMoment = fc
  .integer({ min: Date.UTC(1990, 0) / 60_000, max: Date.UTC(2060, 0) / 60_000 })
  .map((minute) => new Date(minute * 60_000).toISOString());
const anyWallTime = anyMoment.map((moment) => moment.slice(0, 16));

describe('a wall time at the venue', () => {
  it('converted from any moment in any zone and back, is that moment or the other one of a repeated hour', () => {
    fc.assert(
      fc.property(anyMoment, anyZone, (moment, zone) => {
        const parsed = parseWallTime(wallTimeOf(moment, zone), zone);
        if (parsed.kind === 'repeated') expect([parsed.first, parsed.second]).toContain(moment);
        else expect(parsed).toEqual({ kind: 'once', moment });
      }),
      { numRuns: 3000 },
    );
  });

  it('equals the venue’s clock, in any zone of the browser', () => {
    fc.assert(
      fc.property(anyWallTime, anyZone, (wallTime, zone) => {
        const parsed = parseWallTime(wallTime, zone);
        // `Intl` is another implementation of the same rules.
        const clock = (moment: string) =>
          new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: zone })
            .format(new Date(moment))
            .replace(' ', 'T');
        if (parsed.kind === 'once') expect(clock(parsed.moment)).toBe(wallTime);
        if (parsed.kind === 'repeated') {
          expect(clock(parsed.first)).toBe(wallTime);
          expect(clock(parsed.second)).toBe(wallTime);
          expect(parsed.first < parsed.second).toBe(true);
        }
        if (parsed.kind === 'skipped') {
          expect(parsed.before < wallTime && wallTime < parsed.after).toBe(true);
          expect(parseWallTime(parsed.before, zone).kind).not.toBe('skipped');
          expect(parseWallTime(parsed.after, zone).kind).not.toBe('skipped');
        }
      }),
      { numRuns: 3000 },
    );
  });

  it('differs from UTC by the offset of the zone', () => {
    fc.assert(
      fc.property(anyMoment, anyZone, (moment, zone) => {
        const asUtc = Date.parse(`${wallTimeOf(moment, zone)}Z`);
        expect(asUtc - Date.parse(moment)).toBe(offsetMinutes(moment, zone) * 60_000);
      }),
    );
  });

  it.each([
    ['Europe/Berlin', '2027-03-28T02:30', '2027-03-28T01:30', '2027-03-28T03:30'],
    ['America/New_York', '2027-03-14T02:15', '2027-03-14T01:15', '2027-03-14T03:15'],
    ['Australia/Lord_Howe', '2026-10-04T02:10', '2026-10-04T01:40', '2026-10-04T02:40'],
    // The island skipped a whole day when it crossed the date line.
    ['Pacific/Apia', '2011-12-30T12:00', '2011-12-29T12:00', '2011-12-31T12:00'],
  ])('in %s is detected if the clock skips it: %s', (zone, wallTime, before, after) => {
    expect(parseWallTime(wallTime, zone)).toEqual({ kind: 'skipped', before, after });
    expect(momentOf(wallTime, zone, 'first')).toBeNull();
  });

  it.each([
    ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'],
    ['America/Los_Angeles', '2026-11-01T01:00', '2026-11-01T08:00:00.000Z', '2026-11-01T09:00:00.000Z'],
    ['Australia/Sydney', '2027-04-04T02:59', '2027-04-03T15:59:00.000Z', '2027-04-03T16:59:00.000Z'],
  ])('in %s has two moments if the clock repeats it: %s', (zone, wallTime, first, second) => {
    expect(parseWallTime(wallTime, zone)).toEqual({ kind: 'repeated', first, second });
    expect(momentOf(wallTime, zone, '')).toBeNull();
    expect(momentOf(wallTime, zone, 'first')).toBe(first);
    expect(momentOf(wallTime, zone, 'second')).toBe(second);
  });

  it.each([
    ['Asia/Tokyo', '2027-01-01T08:00', '2026-12-31T23:00:00.000Z'],
    ['Asia/Kolkata', '2027-01-01T05:15', '2026-12-31T23:45:00.000Z'],
    ['America/Los_Angeles', '2026-12-31T20:00', '2027-01-01T04:00:00.000Z'],
    ['Pacific/Kiritimati', '2027-01-01T00:00', '2026-12-31T10:00:00.000Z'],
    ['UTC', '2027-06-01T09:00', '2027-06-01T09:00:00.000Z'],
  ])('in %s: %s is %s', (zone, wallTime, moment) => {
    expect(momentOf(wallTime, zone, '')).toBe(moment);
  });

  it.each(['', '2027-03-02', '2027-02-30T10:00', '2027-03-02T25:00', 'tomorrow'])('is invalid for “%s”', (wallTime) => {
    expect(parseWallTime(wallTime, 'Europe/Berlin')).toEqual({ kind: 'none' });
  });

  it('is invalid without a zone', () => {
    expect(parseWallTime('2027-03-02T10:00', '')).toEqual({ kind: 'none' });
    expect(parseWallTime('2027-03-02T10:00', 'Mars/Olympus')).toEqual({ kind: 'none' });
  });
});

it('the days of an event are its days at the venue', () => {
  expect(daysBetween('2027-03-01T23:30:00Z', '2027-03-02T08:00:00Z', 'Asia/Tokyo')).toEqual(['2027-03-02']);
  expect(daysBetween('2027-03-01T23:30:00Z', '2027-03-02T08:00:00Z', 'UTC')).toEqual(['2027-03-01', '2027-03-02']);
  expect(minuteOfDay('2027-03-01T23:30:00Z', 'Asia/Kolkata')).toBe(5 * 60);
});

it('an offset is as short as possible', () => {
  expect([0, 330, -480, -210, 765].map(utcOffset)).toEqual(['UTC', 'UTC+5:30', 'UTC−8', 'UTC−3:30', 'UTC+12:45']);
});
