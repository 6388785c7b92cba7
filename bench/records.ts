/** What several benchmarks send and store. */

export const range = (length: number) => Array.from({ length }, (_, index) => index);

/** An event with the required fields only. */
export const MINIMAL_EVENT = {
  name: 'Advisory board',
  event_type: 'advisory_board',
  start_date: '2027-03-01T09:00:00Z',
  end_date: '2027-03-01T17:00:00Z',
};

/** An event with a location. */
export const EVENT = {
  ...MINIMAL_EVENT,
  name: 'Advisory board on remote monitoring',
  location: { type: 'in_person', venue: 'Congress Centre', city: 'Berlin', country: 'DE' },
};

/** As many lists as there are KOLs, each with other attendees: `kol_0`, `kol_13`, … */
export const attendeeLists = (kols: number, attendees: number) =>
  range(kols).map((first) => range(attendees).map((index) => `kol_${(first * 7 + index * 13) % kols}`));
