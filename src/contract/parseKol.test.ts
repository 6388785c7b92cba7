import { expect, test } from 'vitest';
import { isUnreadable } from './lenientParsing.ts';
import { parseKol } from './parseKol.ts';

const read = (lists: object) => parseKol({ data: { id: 'kol_a', ...lists } });

test('parses fields with a known form and keeps all others unchanged', () => {
  const { data, issues } = read({
    interactions: [
      { id: 7, subject: 'Visit', date: { from: '2025-03-30' }, summary: ['One', 'Two'], city: 'Berlin', type: null },
    ],
    publications: [{ title: 'Stents', citations: '1,234', published_on: '2024' }],
  });
  expect(data.interactions).toEqual([
    {
      id: '7',
      subject: 'Visit',
      further: { date: { from: '2025-03-30' }, summary: ['One', 'Two'], city: 'Berlin' },
    },
  ]);
  expect(data.publications).toEqual([{ title: 'Stents', further: { citations: '1,234', published_on: '2024' } }]);
  expect(issues).toEqual([]);
});

test('keeps an entry that is not an object', () => {
  const { data } = read({ publications: ['Stents, Heart 2024', 12, null], interactions: { total: 3 } });
  expect(data.publications).toEqual([{ title: 'Stents, Heart 2024', further: {} }, { further: { entry: 12 } }]);
  expect(data.interactions).toEqual([{ further: { total: 3 } }]);
  expect(isUnreadable(data, 'interactions')).toBe(true);
  expect(isUnreadable(data, 'publications')).toBe(false);
});

test.each([
  ['2025-03-30', '2025-03-30'],
  ['2025-03-30T23:30:00Z', '2025-03-30'],
  ['2025-03-30T23:30:00-05:00', '2025-03-31'],
  ['2025-03-30T00:30+02:00', '2025-03-29'],
  ['2025-03-30T23:30:00', '2025-03-30'],
  ['2025-03-30 23:30:00', '2025-03-30'],
])('reads a timestamp as its day in UTC: %s', (date, day) => {
  const { data, issues } = read({
    events: [{ id: 'evt_1', date }],
    campaigns: [{ id: 'cmp_1', sent_at: date }],
    interactions: [{ date }],
    publications: [{ published_on: date }],
  });
  expect(data.events?.[0]?.date).toBe(day);
  expect(data.campaigns?.[0]?.sent_at).toBe(day);
  expect(data.interactions?.[0]?.date).toBe(day);
  expect(data.publications?.[0]?.published_on).toBe(day);
  expect(issues).toEqual([]);
});

test.each(['2025-02-30', '2025-02-30T10:00:00Z', 'in spring', 2025, '9999-12-31T23:59:00-05:00'])(
  'keeps an invalid day in `further`: %j',
  (date) => {
    expect(read({ interactions: [{ date }] }).data.interactions).toEqual([{ further: { date } }]);
  },
);

test('keeps and reports values that do not match the interface', () => {
  const { data, issues } = read({ events: [{ id: 'evt_1', name: 5, role: 'chair' }, 'Board'], campaigns: 'none' });
  expect(data.events).toEqual([
    { id: 'evt_1', role: 'chair', further: { name: 5 } },
    { name: 'Board', further: {} },
  ]);
  expect(data.campaigns).toBeUndefined();
  expect(isUnreadable(data, 'campaigns')).toBe(true);
  expect(issues.map(({ path }) => path).sort()).toEqual(['campaigns', 'events[]', 'events[].name']);
});

test('treats a missing or null list as not answered', () => {
  const { data } = read({ events: null });
  expect(data.events).toBeUndefined();
  expect(data.interactions).toBeUndefined();
});
