import { rawTimeZones } from '@vvo/tzdb';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import 'temporal-polyfill/global';
import { createIcs } from './createIcs.ts';
import { offsetMinutes, parseWallTime, wallTimeOf } from './wallTime.ts';

const board = {
  uid: 'evt_1@desk.example',
  summary: 'Structural heart board',
  description: '',
  location: 'Hotel Example, Berlin, Germany',
  start: '2027-03-27T08:00:00.000Z',
  end: '2027-03-28T15:00:00.000Z',
  stamp: '2026-11-01T10:20:30.456Z',
  zone: 'Europe/Berlin',
};

describe('the calendar file', () => {
  it('contains the event in the venue’s zone, and the zone with the clock changes during the event', async () => {
    expect((await createIcs(board)).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'PRODID:-//KOL Desk//Events//EN',
      'VERSION:2.0',
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Berlin',
      'BEGIN:STANDARD',
      'DTSTART:20261025T030000',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:20270328T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:evt_1@desk.example',
      'DTSTAMP:20261101T102030Z',
      'DTSTART;TZID=Europe/Berlin:20270327T090000',
      'DTEND;TZID=Europe/Berlin:20270328T170000',
      'SUMMARY:Structural heart board',
      'LOCATION:Hotel Example\\, Berlin\\, Germany',
      'STATUS:TENTATIVE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('needs no zone for an event in UTC', async () => {
    const text = await createIcs({ ...board, zone: 'UTC' });
    expect(text).toContain('\r\nDTSTART:20270327T080000Z\r\n');
    expect(text).not.toContain('VTIMEZONE');
  });

  it('counts the leading space of a folded line', async () => {
    const summary = `Ümläut, board; "x" \\ back, ${'very long '.repeat(12)}🎉`;
    const lines = (await createIcs({ ...board, summary })).split('\r\n');
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  });

  it('uses UTC with the name of the zone for the second of two equal wall times', async () => {
    const text = await createIcs({ ...board, start: '2026-10-25T01:30:00.000Z', end: '2026-10-25T09:00:00.000Z' });
    expect(text).toContain('\r\nDTSTART:20261025T013000Z\r\nDTEND:20261025T090000Z\r\n');
    expect(text).toContain('\r\nX-WR-TIMEZONE:Europe/Berlin\r\n');
    expect(text).toContain('\r\nTZID:Europe/Berlin\r\n');
  });

  it('lets no text add a property, with any line ends and control characters', async () => {
    const text = `x\rATTENDEE:mailto:a@evil.example\r\nDTSTART:20300101T000000Z\u2028END:VEVENT\u0085\u000b\u0000y`;
    const file = await createIcs({ ...board, summary: text, description: text, location: text });
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\u2028]/u);
    const entry = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
    expect(entry?.getAllProperties('attendee')).toEqual([]);
    expect(entry?.getFirstPropertyValue('description')).toBe(
      'x\nATTENDEE:mailto:a@evil.example\nDTSTART:20300101T000000Z\nEND:VEVENT\n\ny',
    );
  });

  it('is parsed as the same event for any zone, times and texts', async () => {
    // The file has one kind of line end and no control characters; the test above covers these.
    const anyText = fc
      .string({ unit: 'grapheme', maxLength: 200 })
      .map((text) => text.replace(/[\p{Cc}\u2028\u2029]/gu, ' '));
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: Date.UTC(2000, 0) / 60_000, max: Date.UTC(2050, 0) / 60_000 }),
        fc.integer({ min: 1, max: 20_000 }),
        fc.constantFrom(...rawTimeZones.map(({ name }) => name), 'UTC'),
        anyText,
        anyText,
        async (startMinute, length, zone, summary, line) => {
          const start = new Date(startMinute * 60_000).toISOString();
          const end = new Date((startMinute + length) * 60_000).toISOString();
          const description = `${line}\n; , \\ ${line}`;
          const text = await createIcs({ ...board, start, end, zone, summary, description });

          for (const physical of text.split('\r\n')) {
            expect(new TextEncoder().encode(physical).length).toBeLessThanOrEqual(75);
            expect(physical).not.toMatch(/[\r\n]/);
          }
          const calendar = new ICAL.Component(ICAL.parse(text));
          const entry = calendar.getFirstSubcomponent('vevent');
          const described = calendar.getFirstSubcomponent('vtimezone');
          expect(entry?.getFirstPropertyValue('summary')).toBe(summary);
          expect(entry?.getFirstPropertyValue('description')).toBe(description);
          // Parses with only the zone that the file itself defines.
          const readZone = described === null ? ICAL.Timezone.utcTimezone : new ICAL.Timezone(described);
          for (const [name, moment] of [
            ['dtstart', start],
            ['dtend', end],
          ] as const) {
            const time = entry?.getFirstPropertyValue(name);
            if (!(time instanceof ICAL.Time)) throw new Error(`no ${name}`);
            const utcOffset = time.zone === ICAL.Timezone.utcTimezone ? 0 : offsetMinutes(moment, zone) * 60;
            expect(wallSeconds(time) - utcOffset).toBe(Date.parse(moment) / 1000);
            // The standard means the first of a repeated hour; this library uses the second.
            if (parseWallTime(wallTimeOf(moment, zone), zone).kind !== 'repeated')
              expect((time.zone === ICAL.Timezone.utcTimezone ? time.zone : readZone).utcOffset(time)).toBe(utcOffset);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});

const wallSeconds = ({ year, month, day, hour, minute, second }: ICAL.Time) =>
  Date.UTC(year, month - 1, day, hour, minute, second) / 1000;
