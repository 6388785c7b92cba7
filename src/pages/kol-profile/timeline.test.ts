import { expect, test } from 'vitest';
import { parseKol } from '../../contract/parseKol.ts';
import { isUpcoming, newestFirst } from '../shared/kolRecords.ts';
import { filteredTimeline, timelineOf } from './timeline.ts';

const { data: kol } = parseKol({
  data: {
    id: 'kol_a',
    events: [
      { id: 'evt_1', name: 'Old', date: '2024-03-31' },
      { id: 'evt_2', name: 'New', date: '2026-01-01' },
    ],
    campaigns: [{ id: 'cmp_1', name: 'Mail', sent_at: '2025-06-01' }],
    interactions: [{ subject: 'No date' }],
  },
});

test('the four lists are merged, newest first, entries without a date last', () => {
  expect(timelineOf(kol).map(({ kind, date }) => [kind, date])).toEqual([
    ['events', '2026-01-01'],
    ['campaigns', '2025-06-01'],
    ['events', '2024-03-31'],
    ['interactions', undefined],
  ]);
});

test('it is filtered by kind and by start day', () => {
  const entries = timelineOf(kol);
  expect(filteredTimeline(entries, new Set(['events']), '')).toHaveLength(2);
  expect(filteredTimeline(entries, new Set(['events', 'interactions']), '2026-01-01')).toHaveLength(1);
});

test('an event is upcoming until the end of its day', () => {
  const now = new Date('2026-05-05T23:59:00Z');
  expect(['2026-05-04', '2026-05-05', '2026-05-06', undefined].map((day) => isUpcoming(day, now))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('records are sorted by the date field of their list', () => {
  const records = ['2019-12-31', undefined, '2020-01-01'].map((published_on) => ({ published_on, further: {} }));
  expect(newestFirst('publications', records).map(({ published_on }) => published_on)).toEqual([
    '2020-01-01',
    '2019-12-31',
    undefined,
  ]);
});
