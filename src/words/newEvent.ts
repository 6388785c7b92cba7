import { defineWords } from './defineWords.ts';
import { currentFormat } from './format.ts';
import { plural } from './plural.ts';

const count = (value: number) => currentFormat().count(value);

/** Words of the form that creates an event. Its fields are named in `event.ts`. */
export const useNewEventWords = defineWords('newEvent', {
  eventTypeMeanings: {
    advisory_board: 'KOLs advise your organization on a question.',
    speaker_program: 'A KOL presents to other clinicians.',
    conference: 'A congress or a session at one.',
    workshop: 'Hands-on training or joint work in a small group.',
    webinar: 'An online presentation with questions.',
    dinner: 'A meeting over a meal.',
    other: 'None of these; say more in the description.',
  },
  visibilityMeanings: {
    private: 'Only whoever created the event.',
    organization: 'Everybody in your organization.',
    invite_only: 'Your organization’s planners and the invited KOLs.',
  },
  noLocationMeaning: 'The event is created without a place.',
  locationMeanings: {
    in_person: 'Everybody meets at the venue.',
    virtual: 'Online only; no venue is needed.',
    hybrid: 'At the venue, and others join online.',
  },
  characters: (used: number) => `${count(used)} ${plural(used, { one: 'character', other: 'characters' })}`,
  charactersOf: (used: number, most: number) => `${count(used)} of ${count(most)} characters`,
  countryPlaceholder: 'Type to search',

  zone: 'Time zone of the venue',
  zoneVirtual: 'Time zone of the event',
  zonePlaceholder: 'Search a city, country or zone',
  zonesOfCountry: (country: string) => `In ${country}`,
  allZones: 'All time zones',
  zoneOnly: (country: string) => `The only time zone of ${country}.`,
  zoneSeveral: (country: string) => `${country} has several time zones: choose the venue’s.`,
  zoneElsewhere: (country: string) => `This zone is not in ${country}.`,
  zoneReader: 'This is your own time zone.',
  zoneHelp: 'The times below are what a clock there shows.',
  start: 'Start',
  end: 'End',

  sameMoment: 'The same moment',
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
  skipped: 'The clocks there are put forward over it. Which time do you mean?',
  takeTime: (time: string) => `Use ${time}`,
  takeDayAndTime: (day: string, time: string) => `Use ${day}, ${time}`,
  repeatedTitle: (time: string) => `${time} happens twice that day`,
  repeated: 'The clocks there are put back over it. Which of the two do you mean?',
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

  faults: {
    zoneMissing: 'Choose the time zone.',
    farAway: (years: number) => `The year is more than ${count(years)} years away: check it.`,
    startSkipped: 'The start falls into an hour that the clocks skip.',
    endSkipped: 'The end falls into an hour that the clocks skip.',
    startRepeated: 'The start happens twice: choose which is meant.',
    endRepeated: 'The end happens twice: choose which is meant.',
  },

  review: 'Review event',
  reviewTitle: 'Check the event',
  reviewIntro: 'This is what will be sent, whole.',
  reviewSent: 'This is what was sent, whole.',
  backToForm: 'Back to the form',
  nobodyInvited: 'Nobody is invited.',
  unknownInvited: (ids: string, kols: number) =>
    `The service knows no KOL with ${plural(kols, { one: 'the id', other: 'the ids' })} ${ids}. Go back to the form and correct or remove ${plural(kols, { one: 'it', other: 'them' })}.`,
  waitShort: (seconds: number) => `Wait ${count(seconds)} s`,
  limited: (seconds: number) =>
    `The service asks to wait ${count(seconds)} ${plural(seconds, { one: 'second', other: 'seconds' })}. Nothing was created.`,
  limitOver: 'You can send it again now. Nothing was created.',
  limitUnknown: 'The service does not say how long. Wait a little, then send it again. Nothing was created.',
  unauthorizedTitle: 'The service refused the key',
  unauthorized: 'Nothing was created. Sign in, then send the event again; everything you entered is still here.',
  signedInAgainTitle: 'You are signed in again',
  signedInAgain: 'Nothing was created. Send the event again; everything you entered is still here.',

  restoreTitle: 'Restore draft?',
  draftNamed: (name: string) => `“${name}”`,
  draftUnnamed: 'An event without a name',
  restore: (name: string, when: string, attendees: number) =>
    `${name}, last changed ${when}, with ${count(attendees)} ${plural(attendees, { one: 'KOL', other: 'KOLs' })} to invite, was not sent.`,
  restoreOtherKey:
    'It was begun with another API key: if that was the key of another organization, the KOLs in it are not known here.',
  restoreUnanswered: (name: string, when: string) =>
    `${name}, last changed ${when}, was sent, and its answer was lost: the event may exist. Restore the draft to check.`,
  discardTitle: 'Discard the draft?',
  discard: (name: string, when: string) => `${name}, last changed ${when}: what was entered in it is then gone.`,
  discardUnansweredTitle: 'Discard it unchecked?',
  discardUnanswered: (name: string, when: string) =>
    `${name}, last changed ${when}: the event may exist. Without this draft, nothing here tells you what to look for.`,
  keepDraft: 'Keep draft',
  restoreDraft: 'Restore draft',
  discardDraft: 'Discard draft',
  leaveTitle: 'Leave this form?',
  leave: 'The event has not been sent. A kept draft is offered again when you come back to this form in this tab.',
  leaveUncertain:
    'The event was sent and its answer is not here, so it may exist. A kept draft lets you check when you come back to this form in this tab.',
  leaveKeep: 'Keep draft and leave',
  leaveDiscard: 'Discard and leave',
  stay: 'Stay',

  lost: {
    title: 'The event may exist',
    foundTitle: 'The event was found',
    text: (name: string) =>
      `The answer to “${name}” was lost, so nobody here can tell whether it was created. Check first; sending it again could make a second one.`,
    witness: (id: string) => `The check reads the profile of ${id}, who is invited, and looks for this name and day.`,
    noWitness:
      'Nobody is invited, so there is no profile on which it could be found. Ask whoever manages the service before you send it again.',
    check: 'Check',
    checking: 'Checking…',
    found: (name: string, id: string) =>
      `Found: “${name}” stands on the profile of ${id}. It was created; do not send it again.`,
    notFound: (name: string, id: string, time: string) =>
      `“${name}” did not stand on the profile of ${id} at ${time}. If the service is slow, it can still appear: wait a moment and check again, or send it again.`,
    unknown: 'The service sent the profile without its events, so the check says nothing.',
    checkFailed: 'The check failed, so it is still open whether the event exists.',
    openProfile: 'Open the profile’s events',
    sendAgain: 'Send again',
    change: 'Change the event first',
    settleFirst: 'Settle first, at the top, whether this event exists. Until then it cannot be changed.',
    done: 'It exists: close this form',
    another: 'This is another event',
    how: (kind: string, status: number | null) =>
      status !== null
        ? `The answer had the status ${status}.`
        : kind === 'timeout'
          ? 'No answer came in time.'
          : 'The connection broke off.',
  },

  who: 'Who',
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
      repeated > 0 && `${count(repeated)} ${plural(repeated, { one: 'was', other: 'were' })} in the list already.`,
      malformed > 0 && `${count(malformed)} ${plural(malformed, { one: 'entry is', other: 'entries are' })} no KOL id.`,
    ]),
  noneInFile: (name: string) => `${name} holds no KOL id.`,
  unreadableFile: (name: string) => `${name} cannot be read.`,
  listLabel: 'KOLs to invite',
  nobodyYet: 'Nobody yet. An event can be created without invitations.',
  progress: (done: number, total: number) => `${count(done)} of ${count(total)} profiles read.`,
  attendee: (id: string) => `KOL id ${id}`,
  editId: 'Correct the id, then press Enter.',
  remove: (name: string) => `Remove ${name}`,
  removeAll: 'Remove all',
  removeFaulty: (faulty: number) => `Remove the ${count(faulty)} with a fault`,
  corrected: (from: string, to: string) => `${from} is now ${to}.`,
  merged: (id: string) => `${id} was in the list already.`,
  removed: (name: string) => `${name} is removed.`,
  removedMany: (entries: number) =>
    `${count(entries)} ${plural(entries, { one: 'entry is', other: 'entries are' })} removed.`,
  malformed: 'This is no KOL id. An id looks like kol_demo_0001.',
  unknownKol: 'The service knows no KOL with this id.',
  notRead: (detail: string | null, status: number | null) =>
    detail !== null
      ? `The profile could not be read: ${detail}`
      : status === null
        ? 'The profile could not be read: no answer came.'
        : `The profile could not be read: the answer had the status ${status}.`,
  readAgain: 'Try again',
  totals: 'Invited, by tier and country',
  byTier: 'By tier',
  byCountry: 'By country',
  total: (label: string, kols: number) => `${label}: ${count(kols)}`,
  unknownTier: 'No tier',
  unknownCountry: 'No country',
  notReadYet: 'Profile not read',
  clash: (events: number) =>
    plural(events, { one: 'Has an event on these days', other: `Has ${count(events)} events on these days` }),
  busy: (events: number, days: number) =>
    `${count(events)} ${plural(events, { one: 'event', other: 'events' })} in the ${count(days)} days before`,
  eventsUnknown: 'The service sent no events, so clashes cannot be seen.',
  busyLimit: (days: number) => `Warn above this many events in the ${count(days)} days before`,
  busyLimitFault: (most: number, used: number) =>
    `Enter a whole number from 0 to ${count(most)}. Until then the warnings use ${count(used)}.`,
  warned: (kols: number) =>
    `${count(kols)} ${plural(kols, { one: 'KOL has', other: 'KOLs have' })} a warning about other events.`,

  foundEvent: (name: string, id: string, day: string | null) =>
    `“${name}” stands on the profile of ${id}${day === null ? '' : `, on ${day}`}. The answer to it was lost: below is what was sent, and what the service made of it is not known.`,
  foundWithoutId: (name: string, id: string) =>
    `“${name}” was created: it stands on the profile of ${id}, without an id by which it could be shown here. The form below is a new one.`,
  copyId: 'Copy the event id',
  print: 'Print',
  calendarFile: 'Calendar file (.ics)',
  invitees: 'Invitees (CSV)',
  planAnotherLikeThis: 'Plan another like this',
  createdHere: 'Created here',
  createdHereNote:
    'Events created in this tab. The interface cannot list events, so they are remembered here until the tab is closed.',
  createdHereLine: (start: string, invited: number) =>
    `${start}, ${count(invited)} ${plural(invited, { one: 'KOL', other: 'KOLs' })} invited`,
  forgottenTitle: 'This event is not remembered here',
  forgotten: (id: string) =>
    `The interface cannot read events, and this tab has not created ${id}. It stands on the profiles of its attendees.`,
  times: 'Times',
  csv: {
    id: 'KOL id',
    name: 'Name',
    institution: 'Institution',
    tier: 'Tier',
    engagement: 'Engagement level',
    country: 'Country',
  },
});
