import { expect, test } from 'vitest';
import { monthsBetween, periodOf } from './period.ts';

test('a named period ends today, and own days replace it', () => {
  const today = '2026-03-01';
  expect(periodOf({ period: 'days30' }, today)).toEqual({ sent_from: '2026-01-31', sent_to: today });
  expect(periodOf({ period: 'days90' }, today)).toEqual({ sent_from: '2025-12-02', sent_to: today });
  expect(periodOf({ period: 'year' }, today)).toEqual({ sent_from: '2026-01-01', sent_to: today });
  expect(periodOf({ period: 'all' }, today)).toEqual({});
  expect(periodOf({ period: 'days90', sent_to: '2025-01-31' }, today)).toEqual({ sent_to: '2025-01-31' });
});

test('months without a campaign are included, unless there would be too many', () => {
  expect(monthsBetween(['2026-02', '2025-11', '2026-02'])).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(monthsBetween(['0001-02', '2025-11'])).toEqual(['0001-02', '2025-11']);
  expect(monthsBetween([])).toEqual([]);
});
