import { expect, test } from 'vitest';
import { summarize } from './kpis.ts';

const TODAY = '2026-11-24';
/** In the user's time zone. */
const at = (...time: [year: number, month: number, day: number, hours: number, minutes: number]) => {
  const [year, month, day, hours, minutes] = time;
  return new Date(year, month - 1, day, hours, minutes).toISOString();
};
const sent = (sent_at: string | null, delivered: number, opened: number, clicked: number) => ({
  id: `cmp_${sent_at}`,
  sent_at,
  metrics: { sent: delivered, delivered, opened, clicked, open_rate: 0, click_rate: 0 },
});

test('campaigns belong to the thirty calendar days in which they were sent; rates are of all that was delivered', () => {
  const kpis = summarize(
    [
      sent(at(2026, 11, 24, 23, 59), 100, 50, 10),
      sent(at(2026, 10, 26, 0, 0), 300, 30, 0),
      // The last minute of the period before.
      sent(at(2026, 10, 25, 23, 59), 10, 1, 1),
      sent(at(2025, 11, 30, 0, 0), 7, 7, 0),
      // More than twelve periods ago, in the future, not sent, without readable counts.
      sent(at(2025, 11, 29, 23, 59), 1_000, 1_000, 1_000),
      sent(at(2026, 11, 25, 0, 0), 1_000, 1_000, 1_000),
      sent(null, 1_000, 1_000, 1_000),
      { id: 'cmp_unreadable', sent_at: at(2026, 11, 24, 11, 59) },
    ],
    TODAY,
  );
  expect(kpis.campaigns.slice(0, 3)).toEqual([3, 1, 0]);
  expect(kpis.delivered.slice(0, 3)).toEqual([400, 10, 0]);
  expect(kpis.openRate.slice(0, 3)).toEqual([0.2, 0.1, null]);
  expect(kpis.clickRate.slice(0, 3)).toEqual([0.025, 0.1, null]);
  expect(kpis.delivered).toHaveLength(12);
  expect(kpis.delivered[11]).toBe(7);
});

test('a campaign with a missing or impossible count is not in the rates', () => {
  const sent_at = at(2026, 11, 24, 12, 0);
  const kpis = summarize(
    [
      sent(sent_at, 100, 50, 10),
      { id: 'cmp_missing', sent_at, metrics: { sent: 500, delivered: 500, clicked: 5 } },
      { id: 'cmp_impossible', sent_at, metrics: { sent: 10, delivered: 10, opened: 40, clicked: 2 } },
    ],
    TODAY,
  );
  expect(kpis.delivered[0]).toBe(610);
  expect(kpis.openRate[0]).toBe(0.5);
  expect(kpis.clickRate[0]).toBe(17 / 610);
  // The number of delivered messages is unknown.
  expect(summarize([{ id: 'cmp_none', sent_at, metrics: { sent: 5 } }], TODAY).delivered[0]).toBeNull();
});
