import { defineMessages } from './defineMessages.ts';
import { currentFormat } from './format.ts';
import { plural } from './plural.ts';

const count = (value: number) => currentFormat().count(value);

/** Messages of further fields of the form: location, time and attendees. */
export const useEventDetailMessages = defineMessages('eventDetails', {
  noLocationMeaning: 'The event is created without a place.',
  locationMeanings: {
    in_person: 'Everyone meets at the venue.',
    virtual: 'Online only; no venue is needed.',
    hybrid: 'Some at the venue, others online.',
  },
  countryPlaceholder: 'Type to search',

  zone: 'Time zone of the venue',
  zoneVirtual: 'Time zone of the event',
  zonePlaceholder: 'Search a city, country or zone',
  // Some country names need an article in a sentence, so they stand alone or in brackets.
  zonesOfCountry: (country: string) => country,
  allZones: 'All time zones',
  zoneOnly: (country: string) => `The only time zone of the chosen country (${country}).`,
  zoneSeveral: (country: string) => `The chosen country (${country}) has several time zones: choose the venue’s.`,
  zoneElsewhere: (country: string) => `This zone is not in the chosen country (${country}).`,
  zoneReader: 'This is your time zone.',
  zoneHelp: (zone: string | null) =>
    `The times below are what a clock there shows${zone === null ? '' : `, in ${zone}`}.`,
  start: 'Start',
  end: 'End',

  sameMoment: 'Start and end in each time zone',
  atVenue: 'At the venue',
  ofEvent: 'Event time',
  forYou: 'For you',
  inUtc: 'In UTC',
  length: 'Length',
  noTimes: {
    missing: 'Enter start and end to see them at the venue, for you, and in UTC.',
    zone: 'Choose the time zone to see start and end at the venue, for you, and in UTC.',
    question: 'Answer the question above to see start and end at the venue, for you, and in UTC.',
    order: 'The end is not after the start. Correct one of them to see both at the venue, for you, and in UTC.',
  },

  skippedTitle: (time: string) => `${time} does not exist that day`,
  skipped: 'The clocks go forward and skip it. Which time do you mean?',
  takeTime: (time: string) => `Use ${time}`,
  takeDayAndTime: (day: string, time: string) => `Use ${day}, ${time}`,
  repeatedTitle: (time: string) => `${time} happens twice that day`,
  repeated: 'The clocks go back and repeat it. Which of the two do you mean?',
  first: (offset: string) => `The first, ${offset}`,
  second: (offset: string) => `The second, ${offset}`,

  warnings: {
    past: 'The start is in the past.',
    long: (days: string) => `The event lasts ${days}.`,
    nightStart: (time: string, isVirtual: boolean, from: string, until: string) =>
      `It starts at ${time} ${isVirtual ? 'in the event’s time zone' : 'at the venue'}, which is at night (${from} to ${until}).`,
    nightEnd: (time: string, isVirtual: boolean, from: string, until: string) =>
      `It ends at ${time} ${isVirtual ? 'in the event’s time zone' : 'at the venue'}, which is at night (${from} to ${until}).`,
  },

  addLabel: 'Add KOLs',
  addHelp:
    'Type or paste ids, profile addresses or spreadsheet cells; Enter adds them. You can also drop a CSV file here.',
  add: 'Add',
  addFile: 'Choose a CSV file',
  addShortlist: 'Add a shortlist',
  shortlist: (name: string, kols: number) => `${name} (${count(kols)})`,
  addRecent: 'Add the recently opened',
  added: (added: number, repeated: number, malformed: number) =>
    currentFormat().sentences([
      `${count(added)} ${plural(added, { one: 'id', other: 'ids' })} added.`,
      repeated > 0 && `${count(repeated)} ${plural(repeated, { one: 'was', other: 'were' })} already in the list.`,
      malformed > 0 &&
        `${count(malformed)} ${plural(malformed, { one: 'entry is not a KOL id', other: 'entries are not KOL ids' })}.`,
    ]),
  noneInFile: (name: string) => `${name} contains no KOL id.`,
  unreadableFile: (name: string) => `${name} cannot be read.`,
  listLabel: 'KOLs to invite',
  nobodyYet: 'Nobody yet. You can create an event without invitations.',
  unknownIds: (ids: number) =>
    `${count(ids)} ${plural(ids, { one: 'id is', other: 'ids are' })} unknown to the service.`,
  progress: (done: number, total: number) => `${count(done)} of ${count(total)} profiles loaded.`,
  attendee: (id: string) => `KOL id ${id}`,
  editId: 'Correct the id, then press Enter.',
  remove: (name: string) => `Remove ${name}`,
  removeAll: 'Remove all',
  removeFaulty: (errory: number) => `Remove the ${count(errory)} with an error`,
  corrected: (from: string, to: string) => `${from} is now ${to}.`,
  merged: (id: string) => `${id} was already in the list.`,
  removed: (name: string) => `${name} was removed.`,
  removedMany: (entries: number) =>
    `${count(entries)} ${plural(entries, { one: 'entry was', other: 'entries were' })} removed.`,
  malformed: 'This is not a KOL id. An id looks like kol_demo_0001.',
  unknownKol: 'The service has no KOL with this id.',
  notRead: 'The profile could not be loaded. The id is correct, so you can still invite the KOL.',
  readAgain: 'Try again',
  totals: 'Invited, by tier and country',
  byTier: 'By tier',
  byCountry: 'By country',
  total: (label: string, kols: number) => `${label}: ${count(kols)}`,
  unknownTier: 'No tier',
  unknownCountry: 'No country',
  notReadYet: 'Profile not loaded',
  clash: (events: number) =>
    plural(events, { one: 'Has an event on these days', other: `Has ${count(events)} events on these days` }),
  busy: (events: number, days: number) =>
    `${count(events)} ${plural(events, { one: 'event', other: 'events' })} in the ${count(days)} days before`,
  eventsUnknown: 'The service sent no events, so conflicts can’t be checked.',
  eventsUnreadable: 'The events can’t be read, so conflicts can’t be checked.',
  busyLimit: (days: number) => `Warn above this many events in the ${count(days)} days before`,
  busyLimitFault: (most: number, used: number) =>
    `Enter a whole number from 0 to ${count(most)}. Until then, warnings use ${count(used)}.`,
  warned: (kols: number) =>
    `${count(kols)} ${plural(kols, { one: 'KOL has', other: 'KOLs have' })} a warning about other events.`,
});
