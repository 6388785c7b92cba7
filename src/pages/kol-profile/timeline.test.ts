import { expect, test } from 'vitest';
import { parseKol } from '../../contract/parseKol.ts';
import { isUpcoming, newestFirst } from '../shared/kolRecords.ts';
import { filteredTimeline, timelineOf, yearsOf } from './timeline.ts';

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

test('the timeline is filtered by kind and by start day', () => {
  const entries = timelineOf(kol);
  expect(filteredTimeline(entries, { kinds: 'events' })).toHaveLength(2);
  expect(filteredTimeline(entries, { kinds: 'events,interactions', since: '2026-01-01' })).toHaveLength(1);
});

test('the timeline has a heading for each year, and the mark of today below the upcoming entries', () => {
  const marks = (now: string) =>
    yearsOf(timelineOf(kol), now).map(({ year, entries }) => [
      year,
      ...entries.map((entry) => (typeof entry === 'string' ? entry : entry.kind)),
    ]);
  expect(marks('2025-08-01')).toEqual([
    ['2026', 'events'],
    ['2025', 'today', 'campaigns'],
    ['2024', 'events'],
    ['', 'interactions'],
  ]);
  expect(marks('2027-01-01').slice(0, 2)).toEqual([
    ['2027', 'today'],
    ['2026', 'events'],
  ]);
});

test('an event is upcoming until the end of its day', () => {
  const today = '2026-05-05';
  expect(['2026-05-04', '2026-05-05', '2026-05-06', undefined].map((day) => isUpcoming(day, today))).toEqual([
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
