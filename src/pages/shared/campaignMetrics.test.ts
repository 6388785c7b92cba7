import { describe, expect, test } from 'vitest';
import type { Campaign } from '../../contract/campaign.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import { countChange, metricsOf, rateAsWritten, rateChange, shareOf } from './campaignMetrics.ts';

const campaign = (sent: number, delivered: number, opened: number, clicked: number): Parsed<Campaign> => ({
  id: `cmp_${delivered}`,
  metrics: { sent, delivered, opened, clicked },
});

describe('the metrics of a group', () => {
  // Computed by hand: the mean of the open rates is (900/1000 + 1/10) / 2 = 0.5, while 901 of 1,010 delivered were
  // opened.
  const group = [campaign(1000, 1000, 900, 90), campaign(20, 10, 1, 1)];

  test('are sums over sums, not means of rates', () => {
    const { openRate, clickRate, deliveryRate, clickToOpen } = metricsOf(group);
    expect(openRate).toEqual({ part: 901, whole: 1010, rate: 901 / 1010, skipped: 0 });
    expect(openRate.rate).not.toBeCloseTo(0.5, 1);
    expect(clickRate.rate).toBe(91 / 1010);
    expect(deliveryRate.rate).toBe(1010 / 1020);
    expect(clickToOpen.rate).toBe(91 / 901);
  });

  test('exclude a campaign without a count from the rates that need it, and report this', () => {
    const metrics = metricsOf([...group, { id: 'cmp_x', metrics: { sent: 50, delivered: 40, opened: null } }]);
    expect(metrics.campaigns).toBe(3);
    expect(metrics.sent).toBe(1070);
    expect(metrics.openRate).toEqual({ part: 901, whole: 1010, rate: 901 / 1010, skipped: 1 });
    expect(metrics.deliveryRate).toEqual({ part: 1050, whole: 1070, rate: 1050 / 1070, skipped: 0 });
  });

  test('exclude a campaign from a rate with impossible counts, and report this', () => {
    const { openRate, clickToOpen, clickRate } = metricsOf([campaign(100, 100, 900, 30), campaign(100, 100, 20, 5)]);
    expect(openRate).toEqual({ part: 20, whole: 100, rate: 0.2, skipped: 1 });
    expect(clickRate).toEqual({ part: 35, whole: 200, rate: 0.175, skipped: 0 });
    expect(clickToOpen).toEqual({ part: 35, whole: 920, rate: 35 / 920, skipped: 0 });
    expect(metricsOf([campaign(10, 10, 0, 3)]).clickToOpen).toEqual({ part: 0, whole: 0, rate: null, skipped: 1 });
  });

  test('are shares of what the same campaigns sent', () => {
    const { deliveryRate } = metricsOf([
      { id: 'cmp_1', metrics: { sent: null, delivered: 1000, opened: 500, clicked: 400 } },
      { id: 'cmp_2', metrics: { sent: 300, delivered: 200 } },
      campaign(100, 90, 45, 9),
    ]);
    expect(deliveryRate.rate).toBe(290 / 400);
  });

  test('have no rate without deliveries, and no number if no campaign has one', () => {
    expect(metricsOf([campaign(0, 0, 0, 0)]).openRate.rate).toBeNull();
    expect(metricsOf([{ id: 'cmp_y' }])).toMatchObject({
      campaigns: 1,
      sent: null,
      openRate: { rate: null, skipped: 1 },
    });
    expect(metricsOf([])).toMatchObject({ campaigns: 0, sent: null });
  });
});

test('a share exists of any two possible counts', () => {
  expect(shareOf(3, 12)).toBe(0.25);
  expect(shareOf(0, 12)).toBe(0);
  expect(shareOf(13, 12)).toBeNull();
  expect(shareOf(0, 0)).toBeNull();
  expect(shareOf(null, 12)).toBeNull();
  expect(shareOf(3, undefined)).toBeNull();
});

test('a rate is rounded as it is displayed, so that changes add up', () => {
  const written = new Intl.NumberFormat('en', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  expect(rateAsWritten(23 / 80)).toBe(0.288);
  const others: string[] = [];
  for (let whole = 1; whole <= 2000; whole++)
    for (let part = 0; part <= whole; part++) {
      const rate = part / whole;
      if (`${(100 * rateAsWritten(rate)).toFixed(1)}%` !== written.format(rate)) others.push(`${part}/${whole}`);
    }
  expect(others).toEqual([]);
});

test('a change is of the numbers on screen; without an earlier number there is none', () => {
  expect(rateChange(0.2875, 0.2854)).toBeCloseTo(0.288 - 0.285, 12);
  expect(rateChange(0.28751, 0.28849)).toBe(0);
  expect([rateChange(null, 0.2), rateChange(0.2, null), rateChange(0.2, undefined)]).toEqual([null, null, null]);
  expect(countChange(30, 40)).toBe(-0.25);
  expect([countChange(1004, 1000), Math.abs(countChange(996, 1000) ?? 1)]).toEqual([0, 0]);
  expect([countChange(null, 4), countChange(4, 0), countChange(4, null)]).toEqual([null, null, null]);
});
