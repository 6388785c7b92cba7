import { expect, test } from 'vitest';
import { firstDay, summarize } from './kpis.ts';

const NOW = Date.parse('2026-11-24T12:00:00Z');
const sent = (sent_at: string | null, delivered: number, opened: number, clicked: number) => ({
  id: `cmp_${sent_at}`,
  sent_at,
  metrics: { sent: delivered, delivered, opened, clicked, open_rate: 0, click_rate: 0 },
});

test('campaigns belong to the thirty days in which they were sent; rates are of all that was delivered', () => {
  const kpis = summarize(
    [
      sent('2026-11-24T11:59:00Z', 100, 50, 10),
      sent('2026-10-25T12:00:01Z', 300, 30, 0),
      // Thirty days ago to the second: the period before.
      sent('2026-10-25T12:00:00Z', 10, 1, 1),
      sent('2025-12-20T12:00:00Z', 7, 7, 0),
      // More than twelve periods ago, in the future, not sent, without readable counts.
      sent('2025-11-20T12:00:00Z', 1_000, 1_000, 1_000),
      sent('2026-11-25T12:00:00Z', 1_000, 1_000, 1_000),
      sent(null, 1_000, 1_000, 1_000),
      { id: 'cmp_unreadable', sent_at: '2026-11-24T11:59:00Z' },
    ],
    NOW,
  );
  expect(kpis.campaigns.slice(0, 3)).toEqual([3, 1, 0]);
  expect(kpis.delivered.slice(0, 3)).toEqual([400, 10, 0]);
  expect(kpis.openRate.slice(0, 3)).toEqual([0.2, 0.1, null]);
  expect(kpis.clickRate.slice(0, 3)).toEqual([0.025, 0.1, null]);
  expect(kpis.delivered).toHaveLength(12);
  expect(kpis.delivered[11]).toBe(7);
});

test('the first of the last thirty days is a calendar day', () => {
  expect(firstDay(NOW)).toBe('2026-10-25');
});
