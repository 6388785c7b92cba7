import { expect, test, vi } from 'vitest';
import 'temporal-polyfill/global';
import { duplicateEvent } from './eventFormValues.ts';

test('the duplicate of an event has the zone of its venue, also if the zone of the user is in the same country', () => {
  vi.spyOn(Temporal.Now, 'timeZoneId').mockReturnValue('America/Los_Angeles');
  const zoneIn = (city: string) =>
    duplicateEvent({ id: 'evt_board', location: { type: 'in_person', venue: null, city, country: 'US' } }).zone;
  expect(zoneIn('Chicago')).toBe('America/Chicago');
  expect(zoneIn('Rochester')).toBe('America/Los_Angeles');
});
