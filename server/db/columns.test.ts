import { describe, expect, test } from 'vitest';
import { parseTimestamp } from './columns.ts';

describe("a timestamp in PostgreSQL's form", () => {
  test.each([
    ['2026-03-01 09:30:00+00', '2026-03-01T09:30:00.000Z'],
    ['2026-03-01 09:30:00.5+05:30', '2026-03-01T04:00:00.500Z'],
    ['2026-03-01 09:30:00.012-08', '2026-03-01T17:30:00.012Z'],
    ['0001-01-01 00:00:00+00', '0001-01-01T00:00:00.000Z'],
    // Before there were time zones, New York used solar time, whose difference from UTC includes seconds.
    ['0001-12-31 19:03:58-04:56:02 BC', '0001-01-01T00:00:00.000Z'],
    ['10000-01-01 05:29:59+05:30', '9999-12-31T23:59:59.000Z'],
  ])('%s becomes %s', (written, moment) => {
    expect(parseTimestamp(written)).toBe(moment);
  });

  test.each(['infinity', '-infinity'])('%s stays as it is', (written) => {
    expect(parseTimestamp(written)).toBe(written);
  });

  test('is rejected in another format', () => {
    expect(() => parseTimestamp('01.03.2026 09:30:00 CET')).toThrow('DateStyle');
  });
});
