import { expect, test } from 'vitest';
import { isSentUndated, lastDays, periodBefore, sentWithin } from './campaignPeriod.ts';

const at = (year: number, month: number, day: number, hour = 12) => ({
  id: `cmp_${year}_${month}_${day}`,
  sent_at: new Date(year, month - 1, day, hour).toISOString(),
});

test('a period includes its first and its last day in the user’s time zone', () => {
  const all = [at(2026, 2, 28, 23), at(2026, 3, 1, 0), at(2026, 3, 31, 23), at(2026, 4, 1, 0), { id: 'cmp_never' }];
  expect(sentWithin(all, { sent_from: '2026-03-01', sent_to: '2026-03-31' })).toEqual(all.slice(1, 3));
  expect(sentWithin(all, { sent_from: '2026-03-31' })).toEqual(all.slice(2, 4));
  expect(sentWithin(all, { sent_to: '2026-02-28' })).toEqual(all.slice(0, 1));
  expect(sentWithin(all, {})).toBe(all);
});

test('the previous period has the same number of days and ends the day before', () => {
  expect(periodBefore({ sent_from: '2026-03-01', sent_to: '2026-03-31' })).toEqual({
    sent_from: '2026-01-29',
    sent_to: '2026-02-28',
  });
  expect(periodBefore({ sent_from: '2024-03-01', sent_to: '2024-03-01' })).toEqual({
    sent_from: '2024-02-29',
    sent_to: '2024-02-29',
  });
  expect(periodBefore({ sent_from: '2026-03-05' }, '2026-03-06')).toEqual({
    sent_from: '2026-03-03',
    sent_to: '2026-03-04',
  });
  expect(periodBefore({ sent_to: '2026-03-05' })).toBeNull();
  expect(periodBefore({ sent_from: '2026-03-05', sent_to: '2026-03-01' })).toBeNull();
});

test('a period can cover all days that can be written', () => {
  const all = [at(1950, 1, 1), at(2026, 3, 1), at(9999, 12, 31, 23)];
  expect(sentWithin(all, { sent_from: '0001-01-01', sent_to: '9999-12-31' })).toEqual(all);
  expect(sentWithin(all, { sent_from: '9999-12-31' })).toEqual(all.slice(2));
  // Typing a year into a date field gives 0002, 0020 and 0202 before 2026.
  expect(sentWithin(all, { sent_to: '0099-12-31' })).toEqual([]);
  expect(periodBefore({ sent_from: '0001-01-01' }, '2026-03-01')).toBeNull();
  expect(periodBefore({ sent_from: '2026-01-01', sent_to: '9999-12-31' })).toBeNull();
  expect(periodBefore({ sent_from: '5000-01-01', sent_to: '9998-12-31' })).toEqual({
    sent_from: '0001-01-01',
    sent_to: '4999-12-31',
  });
});

test('the last days include today', () => {
  expect(lastDays(1, '2026-03-01')).toEqual({ sent_from: '2026-03-01', sent_to: '2026-03-01' });
  expect(lastDays(30, '2026-03-01')).toEqual({ sent_from: '2026-01-31', sent_to: '2026-03-01' });
});

test('a campaign with sent messages and without a readable date is undated; one that was never sent is not', () => {
  const sent = (count: number) => ({ sent: count, delivered: 0, opened: 0, clicked: 0, open_rate: 0, click_rate: 0 });
  expect(isSentUndated({ id: 'cmp_unreadable', metrics: sent(5) })).toBe(true);
  expect(isSentUndated({ id: 'cmp_null', sent_at: null, metrics: sent(5) })).toBe(true);
  expect(isSentUndated({ ...at(2026, 3, 1), metrics: sent(5) })).toBe(false);
  expect(isSentUndated({ id: 'cmp_draft', sent_at: null, metrics: sent(0) })).toBe(false);
  expect(isSentUndated({ id: 'cmp_without_counts', sent_at: null })).toBe(false);
});
