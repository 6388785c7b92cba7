import 'temporal-polyfill/global';
import { expect, test } from 'vitest';
import type { ParsedKol } from '../../../contract/parseKol.ts';
import { eventDays, readEventsAround } from './attendeeWarnings.ts';

test('an event counts once with any number of roles, and events without an id count separately', () => {
  const read = readEventsAround(eventDays('2027-06-01T09:00:00Z', '2027-06-02T17:00:00Z', 'UTC'));
  const entry = (id: string | undefined, name: string, date: string, role: string) => ({
    id,
    name,
    date,
    role,
    further: {},
  });
  const kol: ParsedKol = {
    id: 'kol_a',
    events: [
      entry('evt_1', 'Congress', '2027-06-02', 'speaker'),
      entry('evt_1', 'Congress', '2027-06-02', 'organizer'),
      entry(undefined, 'Dinner', '2027-05-01', 'speaker'),
      entry(undefined, 'Dinner', '2027-05-01', 'attendee'),
      entry('evt_2', '', '2027-05-31', 'attendee'),
    ],
  };
  const around = read({ status: 'loaded', id: 'kol_a', kol });
  expect(around.sameDays).toEqual([{ id: 'evt_1', name: 'Congress', date: '2027-06-02' }]);
  expect(around.recent.map(({ name }) => name)).toEqual(['evt_2', 'Dinner', 'Dinner']);
});
