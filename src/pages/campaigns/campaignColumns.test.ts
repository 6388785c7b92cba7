import { expect, test } from 'vitest';
import { isNewestFirst } from './campaignColumns.tsx';

const made = (...dates: (string | undefined)[]) =>
  dates.map((created_at, index) => ({ id: `cmp_${index}`, created_at }));

test.each([
  [made('2026-02-01T00:00:00Z', '2026-01-01T00:00:00Z'), true],
  [made('2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z'), false],
  [made('2026-01-01T00:00:00Z', undefined), false],
  // As texts these are in another order than as timestamps.
  [made('2026-01-01T00:00:00Z', '2026-01-01T00:00:00.500Z'), false],
  [made('2026-01-01T01:00:00+02:00', '2025-12-31T22:30:00Z'), true],
])('rows are newest first: %j', (campaigns, expected) => {
  expect(isNewestFirst(campaigns)).toBe(expected);
});
