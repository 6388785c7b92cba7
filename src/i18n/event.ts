import { eventLabels } from './eventLabels.ts';
import { count, currentFormat } from './format.ts';
import { defineMessages, plural } from './messages.ts';

/** Messages about events: the form, its errors, the review, sending, and the created event. */
export const useEventMessages = defineMessages('event', {
  ...eventLabels,
  plannersOnlyTitle: 'Your role cannot create events',
  plannersOnly: 'You can read everything here. To create events, ask your administrator for the role “Planner”.',
  newTitle: 'New event',
  intro: 'Events can’t be edited or deleted after you create them, so check the details first.',
  basics: 'What',
  when: 'When',
  where: 'Where',
  who: 'Who',

  name: 'Name',
  namePlaceholder: 'e.g. Structural heart advisory board',
  description: 'Description',
  start_date: 'Start',
  end_date: 'End',
  location_type: 'Location type',
  noLocation: 'Not decided yet',
  venue: 'Venue',
  city: 'City',
  country: 'Country',
  attendees: 'KOLs to invite',
  attendeesCount: (ids: number, toCorrect = 0) =>
    `${count(ids)} ${plural(ids, { one: 'KOL', other: 'KOLs' })} to invite${toCorrect > 0 ? ` + ${count(toCorrect)} to correct` : ''}`,
  inviting: (names: string, ids: number, toCorrect: number) =>
    currentFormat().sentences([
      ids > 0 && `You invite ${names}.`,
      toCorrect > 0 &&
        `${count(toCorrect)} ${plural(toCorrect, { one: 'entry needs', other: 'entries need' })} a correction.`,
    ]),
  moreKols: (kols: number) => `${count(kols)} more`,
  summary: 'Summary',
  stillNeeded: (fields: string) => `Still needed: ${fields}`,
  openProfile: 'Open the full profile',
  labeled: (what: string, text: string) => `${what}: ${text}`,

  submit: (invited: number) =>
    invited === 0
      ? 'Create draft event'
      : `Create draft event with ${count(invited)} ${plural(invited, { one: 'KOL', other: 'KOLs' })}`,
  submitting: 'Creating the event…',

  summaryTitle: (errors: number) =>
    plural(errors, { one: 'One thing needs your attention', other: `${count(errors)} things need your attention` }),
  moreErrors: (more: number) => `and ${count(more)} more`,
  errorTitle: 'The event was not created',
  refused: 'Nothing was created; everything you entered is still here.',
  conflict: {
    means: 'The event conflicts with another request.',
    help: 'Everything you entered is still here. Check whether the event exists before you send it again.',
  },
  tooLarge: { means: 'The request is too large.', help: 'Remove attendees or shorten the description.' },

  errors: {
    nameMissing: 'Give the event a name.',
    nameTooLong: (max: number) => `Use at most ${count(max)} characters.`,
    typeMissing: 'Choose an event type.',
    startMissing: 'Enter a valid day and time for the start.',
    endMissing: 'Enter a valid day and time for the end.',
    endNotAfterStart: 'The end must be after the start.',
    countryUnknown: 'Choose a country from the list.',
    attendeeMalformed: 'is not a KOL id',
    attendeeUnknown: 'no KOL has this id',
    attendeesMalformed: 'Correct or remove the entries that are not KOL ids.',
    tooManyAttendees: (max: number) => `One event can invite at most ${count(max)} KOLs.`,
    invalid: 'This is not valid.',
    zoneMissing: 'Choose the time zone.',
    farAway: (years: number) => `The year is more than ${count(years)} years away: check it.`,
    startSkipped: 'The start is in an hour that the clocks skip.',
    endSkipped: 'The end is in an hour that the clocks skip.',
    startRepeated: 'The start happens twice. Choose one.',
    endRepeated: 'The end happens twice. Choose one.',
  },

  createdTitle: 'The event was created',
  createdUnknownTitle: 'Event',
  created: (name: string) => `“${name}” is now a draft.`,
  attendee_count: 'Invited KOLs',
  location: 'Location',
  created_at: 'Created',
  invited: 'Invited',
  planAnother: 'Plan another event',

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
    private: 'Meant for you alone, but everyone in your organization who uses KOL Desk can see it.',
    organization: 'Meant for your whole organization. Everyone there who uses KOL Desk can see it.',
    invite_only:
      'Meant for the planners and the invited KOLs, but everyone in your organization who uses KOL Desk can see it.',
  },
  characters: (used: number) => `${count(used)} ${plural(used, { one: 'character', other: 'characters' })}`,
  charactersOf: (used: number, most: number) => `${count(used)} of ${count(most)} characters`,

  review: 'Review event',

  // A form that was not sent is an “unfinished event”, because “draft” is the status of an event. Only the form itself calls it
  // a draft, when it comes back.
  draftNamed: (name: string) => `“${name}”`,
  draftUnnamed: 'An event without a name',
  restored: (name: string, when: string) => `Draft restored: ${name}, last changed ${when}.`,
  startOver: 'Start over',
  draftDiscarded: 'Unfinished event discarded',
  otherDraft: (name: string, when: string) => `You have an unfinished event: ${name}, last changed ${when}.`,
  draftMissing: 'The unfinished event of this address is not in this browser.',
  draftElsewhere: (name: string, when: string) =>
    `This unfinished event is open in another tab: ${name}, last changed ${when}.`,
  continueHere: 'Continue here',
  draftLost:
    'This unfinished event was continued, sent or discarded in another tab. This form is now a copy: sending it creates another event.',
  likeMissing: 'The event to copy is not in this browser, and the service did not send it.',
  likeAttendeesMissing: 'Attendees are missing here, because those of the event to copy can’t be read.',
  openDraft: 'Open unfinished event',
  discardUnansweredTitle: 'Discard without checking?',
  discardUnanswered: (name: string, when: string) =>
    `${name}, last changed ${when}: the event may exist. Without this form you can’t check it here.`,
  keepDraft: 'Keep',
  discardDraft: 'Discard',
  leaveTitle: 'Leave this form?',
  leave: 'The event has not been sent.',
  leaveKept: 'If you keep it, you find it here when you come back.',
  leaveUncertain:
    'The event was sent but not confirmed, so it may exist. If you keep the form, you can check when you come back.',
  leaveKeep: 'Keep and leave',
  leaveDiscard: 'Discard and leave',
  stay: 'Stay',

  foundWithoutId: (name: string, id: string) =>
    `“${name}” was created. It is on the profile of ${id}, but without an id, so it can’t be shown here. The form below is a new one.`,
  createdHere: 'Recent events',
  createdHereNote: 'Events that you created in this browser.',
  createdHereLine: (start: string, invited: number) =>
    `${start}, ${count(invited)} ${plural(invited, { one: 'KOL', other: 'KOLs' })} invited`,

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

  sameMoment: 'Start and end in each time zone',
  ofEvent: 'Event time',
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

  findKols: 'Find KOLs by name',
  findKolsHelp: 'Type a name, an institution or a city, and choose whom to invite.',
  findingKols: 'Searching…',
  noKolFound: 'No KOL matches.',
  tooShort: 'Type at least two letters.',
  kolSearchFailed: 'The search failed. Try again in a moment.',
  addLabel: 'Add KOLs',
  addHelp:
    'Type or paste ids, profile addresses or spreadsheet cells; Enter adds them. You can also drop a CSV file here.',
  add: 'Add',
  addFile: 'Choose a CSV file',
  addShortlist: 'Add a shortlist',
  shortlist: (name: string, kols: number) => `${name} (${count(kols)})`,
  addRecent: 'Add recently opened KOLs',
  added: ({
    added,
    repeated,
    duplicates,
    malformed,
  }: Record<'added' | 'repeated' | 'duplicates' | 'malformed', number>) =>
    currentFormat().sentences([
      `${count(added)} ${plural(added, { one: 'id', other: 'ids' })} added.`,
      repeated > 0 && `${count(repeated)} ${plural(repeated, { one: 'was', other: 'were' })} already in the list.`,
      duplicates > 0 && `${count(duplicates)} ${plural(duplicates, { one: 'duplicate', other: 'duplicates' })} merged.`,
      malformed > 0 &&
        `${count(malformed)} ${plural(malformed, { one: 'entry is not a KOL id', other: 'entries are not KOL ids' })}.`,
    ]),
  noneInFile: (name: string) => `${name} contains no KOL id.`,
  unreadableFile: (name: string) => `${name} cannot be read.`,
  noKolsYet: 'No KOLs yet. You can create an event without invitations.',
  unknownIds: (ids: number) => `${count(ids)} ${plural(ids, { one: 'KOL id does', other: 'KOL ids do' })} not exist.`,
  progress: (done: number, total: number) => `${count(done)} of ${count(total)} ids checked.`,
  attendee: (id: string) => `KOL id ${id}`,
  editId: 'Correct the id, then press Enter.',
  remove: (name: string) => `Remove ${name}`,
  removeAll: 'Remove all',
  removeInvalid: (invalid: number) =>
    `Remove ${count(invalid)} ${plural(invalid, { one: 'entry', other: 'entries' })} with an error`,
  corrected: (from: string, to: string) => `${from} is now ${to}.`,
  merged: (id: string) => `${id} was already in the list.`,
  removed: (name: string) => `${name} was removed.`,
  removedMany: (entries: number) =>
    `${count(entries)} ${plural(entries, { one: 'entry was', other: 'entries were' })} removed.`,
  malformed: 'This is not a KOL id. An id looks like kol_demo_0001.',
  notRead: 'The profile could not be loaded. The id is correct, so you can still invite the KOL.',
  total: (label: string, kols: number) => `${label}: ${count(kols)}`,
  unknownCountry: 'No country',
  notReadYet: 'Profile not loaded',
  clash: (events: number) =>
    plural(events, { one: 'Has an event on these days', other: `Has ${count(events)} events on these days` }),
  busy: (events: number, days: number) =>
    `${count(events)} ${plural(events, { one: 'event', other: 'events' })} in the ${count(days)} days before`,
  eventsUnknown: 'The service sent no events, so conflicts can’t be checked.',
  eventsUnreadable: 'The events can’t be read, so conflicts can’t be checked.',
  busyLimit: (days: number) => `Warn if a KOL has more events than this in the ${count(days)} days before`,
  busyLimitError: (most: number, used: number) =>
    `Enter a whole number from 0 to ${count(most)}. Until then, warnings use ${count(used)}.`,
  warned: (kols: number) =>
    `${count(kols)} ${plural(kols, { one: 'KOL has', other: 'KOLs have' })} a warning about other events.`,

  reviewTitle: 'Check the event',
  reviewIntro: 'This is everything that will be sent.',
  reviewEffect:
    'Creating the event stores it as a draft and adds it to the profile of each invited KOL. KOL Desk sends no email: you invite the KOLs yourself.',
  reviewSent: 'This is everything that was sent.',
  backToForm: 'Back to the form',
  noneInvited: 'No KOLs are invited.',
  unknownInvited: (ids: string, kols: number) =>
    `The service has no KOL with ${plural(kols, { one: 'the id', other: 'the ids' })} ${ids}. Go back to the form and correct or remove ${plural(kols, { one: 'it', other: 'them' })}.`,
  waitShort: (seconds: number) => `Wait ${count(seconds)}\u00A0s`,
  waitUntil: (time: string) => `Wait until ${time}`,
  limited: (seconds: number) =>
    `The service asks you to wait ${count(seconds)} ${plural(seconds, { one: 'second', other: 'seconds' })}. Nothing was created.`,
  limitedUntil: (time: string) => `The service asks you to wait until ${time}. Nothing was created.`,
  limitOver: 'You can send it again now. Nothing was created.',
  limitUnknown: 'Wait a moment, then send it again. Nothing was created.',
  unauthorizedTitle: 'Your sign-in is no longer valid',
  unauthorized: 'Nothing was created. Sign in, then send the event again; everything you entered is still here.',
  signedInAgainTitle: 'You are signed in again',
  signedInAgain: 'Nothing was created. Send the event again; everything you entered is still here.',

  unconfirmed: {
    title: 'The event may exist',
    foundTitle: 'The event was found',
    text: (name: string) =>
      `“${name}” may have been created. Check first: sending it again could create a second event.`,
    verification: (id: string) => `The check looks for this name and day on the profile of ${id}, who is invited.`,
    noVerification:
      'No KOL is invited, so there is no profile to check. Contact your administrator before you send it again.',
    verificationInList: 'The check looks for this name and start among the events of your organization.',
    foundInList: (name: string) => `Found: “${name}” is among your events. It was created; do not send it again.`,
    notFoundInList: (name: string, time: string) =>
      `“${name}” was not among your events at ${time}. If the service is slow, it can still appear. Wait a moment and check again, or send it again.`,
    openEvents: 'Open the events',
    check: 'Check',
    checking: 'Checking…',
    found: (name: string, id: string) =>
      `Found: “${name}” is on the profile of ${id}. It was created; do not send it again.`,
    notFound: (name: string, id: string, time: string) =>
      `“${name}” was not on the profile of ${id} at ${time}. If the service is slow, it can still appear. Wait a moment and check again, or send it again.`,
    unknown: 'The profile has no readable events, so the check has no result.',
    checkFailed: 'The check failed, so it is still unknown whether the event exists.',
    openProfile: 'Open the profile’s events',
    sendAgain: 'Send again',
    change: 'Change the event first',
    settleFirst: 'Continue with the buttons at the top.',
    done: 'It exists: close this form',
    another: 'This is another event',
    how: (kind: string, status: number | null) =>
      status !== null
        ? kind === 'http' && status < 500
          ? `The service refused it with the status ${status}, but the earlier attempt may have worked.`
          : `The response had the status ${status}.`
        : kind === 'timeout'
          ? 'The service did not respond in time.'
          : 'The connection was lost.',
  },
});

export type EventMessages = ReturnType<typeof useEventMessages>;
