import { describe, expect, test } from 'vitest';
import type { Campaign } from '../../contract/campaign.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import { metricsOf } from '../shared/campaignMetrics.ts';
import { fewDeliveredOf, openRateMedians, rateOf, wilsonInterval } from './metrics.ts';

let made = 0;
const campaign = (
  sent: number,
  delivered: number,
  opened: number,
  clicked: number,
  type = 'newsletter',
): Parsed<Campaign> => ({ id: `cmp_${++made}`, type, metrics: { sent, delivered, opened, clicked } });

describe('the rate of one campaign', () => {
  test('comes from its own counts; there is none for missing or impossible counts', () => {
    expect(rateOf(campaign(10, 8, 2, 1), 'opened')).toBe(0.25);
    expect(rateOf({ id: 'cmp_a', metrics: { open_rate: 0.3 } }, 'opened')).toBeNull();
    expect(rateOf(campaign(10, 8, 9, 1), 'opened')).toBeNull();
    expect(rateOf({ id: 'cmp_a', metrics: { delivered: 0, open_rate: 0 } }, 'opened')).toBeNull();
    expect(rateOf({ id: 'cmp_a' }, 'clicked')).toBeNull();
  });
});

test('few deliveries are fewer than 50, or than 2 % of the largest group', () => {
  const delivered = (count: number | null) => ({ ...metricsOf([]), delivered: count });
  expect(fewDeliveredOf([])).toBe(50);
  expect(fewDeliveredOf([delivered(900), delivered(null)])).toBe(50);
  expect(fewDeliveredOf([delivered(900), delivered(10_001)])).toBe(200);
  // The chart says the number, so it is round.
  expect(fewDeliveredOf([delivered(9_946)])).toBe(200);
  expect(fewDeliveredOf([delivered(123_456)])).toBe(2_000);
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
    expect(openRateMedians(six).get('newsletter')).toBeCloseTo(0.35);
    expect(openRateMedians(six.slice(1)).has('newsletter')).toBe(false);
  });

  test('ignores campaigns of another type or without a rate', () => {
    const mixed = [...six.slice(1), campaign(100, 100, 50, 0, 'custom'), campaign(100, 0, 0, 0)];
    expect(openRateMedians(mixed).size).toBe(0);
  });
});
