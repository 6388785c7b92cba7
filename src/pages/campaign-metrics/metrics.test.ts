import { describe, expect, test } from 'vitest';
import type { Campaign } from '../../contract/campaign.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import {
  fewDeliveredOf,
  groupBy,
  mediansByType,
  metricsOf,
  rateAsWritten,
  rateOf,
  shareOf,
  wilsonInterval,
} from './metrics.ts';

let made = 0;
const campaign = (
  sent: number,
  delivered: number,
  opened: number,
  clicked: number,
  type = 'newsletter',
): Parsed<Campaign> => ({ id: `cmp_${++made}`, type, metrics: { sent, delivered, opened, clicked } });

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

describe('the rate of one campaign', () => {
  test('comes from its own counts; there is none for missing or impossible counts', () => {
    expect(rateOf(campaign(10, 8, 2, 1), 'opened')).toBe(0.25);
    expect(rateOf({ id: 'cmp_a', metrics: { open_rate: 0.3 } }, 'opened')).toBeNull();
    expect(rateOf(campaign(10, 8, 9, 1), 'opened')).toBeNull();
    expect(rateOf({ id: 'cmp_a', metrics: { delivered: 0, open_rate: 0 } }, 'opened')).toBeNull();
    expect(rateOf({ id: 'cmp_a' }, 'clicked')).toBeNull();
  });

  test('is the share of any two possible counts', () => {
    expect(shareOf(3, 12)).toBe(0.25);
    expect(shareOf(0, 12)).toBe(0);
    expect(shareOf(13, 12)).toBeNull();
    expect(shareOf(0, 0)).toBeNull();
    expect(shareOf(null, 12)).toBeNull();
    expect(shareOf(3, undefined)).toBeNull();
  });
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

test('few deliveries are fewer than 50, or than 2 % of the largest group', () => {
  const delivered = (count: number | null) => ({ ...metricsOf([]), delivered: count });
  expect(fewDeliveredOf([])).toBe(50);
  expect(fewDeliveredOf([delivered(900), delivered(null)])).toBe(50);
  expect(fewDeliveredOf([delivered(900), delivered(10_001)])).toBe(201);
});

describe('the 95 % interval', () => {
  test('is wide for 3 of 4 and narrow for 3,000 of 4,000', () => {
    const few = wilsonInterval(3, 4);
    // Wilson (1927); other programs give the same values.
    expect(few?.[0]).toBeCloseTo(0.3006, 4);
    expect(few?.[1]).toBeCloseTo(0.9544, 4);
    const many = wilsonInterval(3000, 4000);
    expect(many?.[0]).toBeCloseTo(0.7363, 4);
    expect(many?.[1]).toBeCloseTo(0.7632, 4);
  });

  test('exists for none and for all, and is absent for impossible counts', () => {
    expect(wilsonInterval(0, 10)?.[0]).toBe(0);
    expect(wilsonInterval(0, 10)?.[1]).toBeCloseTo(0.2775, 4);
    expect(wilsonInterval(10, 10)?.[1]).toBe(1);
    expect(wilsonInterval(0, 0)).toBeNull();
    expect(wilsonInterval(5, 4)).toBeNull();
  });
});

describe('the median of a type', () => {
  const six = [0.1, 0.2, 0.3, 0.4, 0.5, 0.9].map((rate) => campaign(100, 100, rate * 100, 0));

  test('needs five other campaigns of the type', () => {
    expect(mediansByType(six, 'opened').get('newsletter')).toBeCloseTo(0.35);
    expect(mediansByType(six.slice(1), 'opened').has('newsletter')).toBe(false);
  });

  test('ignores campaigns of another type or without a rate', () => {
    const mixed = [...six.slice(1), campaign(100, 100, 50, 0, 'custom'), campaign(100, 0, 0, 0)];
    expect(mediansByType(mixed, 'opened').size).toBe(0);
  });
});

test('groups contain every campaign with the key, once', () => {
  const all = [campaign(1, 1, 1, 1, 'a'), campaign(1, 1, 1, 1, 'b'), campaign(1, 1, 1, 1, 'a'), { id: 'cmp_none' }];
  const groups = groupBy(all, ({ type }) => type);
  expect([...groups.keys()]).toEqual(['a', 'b']);
  expect([...groups.values()].flat()).toHaveLength(3);
});
