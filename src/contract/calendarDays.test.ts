import { expect, test } from 'vitest';
import { addDays, differenceInDays, localDay, utcDay } from './calendarDays.ts';

test('a moment has a day in UTC and one in the user’s time zone', () => {
  expect(utcDay(new Date('2026-01-05T23:59:59Z'))).toBe('2026-01-05');
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

test('days are added and counted over months, leap days and changes of the clock', () => {
  expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(differenceInDays('2026-03-01', '2026-04-01')).toBe(31);
  expect(differenceInDays('2026-04-01', '2026-03-01')).toBe(-31);
});

test('a day after the last one that can be written has a longer year', () => {
  expect(addDays('9999-12-31', 1)).toBe('+010000-01-01');
});
