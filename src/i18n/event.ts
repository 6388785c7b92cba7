import { defineMessages } from './defineMessages.ts';
import { currentFormat } from './format.ts';
import { plural } from './plural.ts';

const count = (value: number) => currentFormat().count(value);

type Figure = number | null | undefined;
/** A number that may be missing; a missing one is never 0. */
const figure = (value: Figure) => (typeof value === 'number' ? count(value) : '—');

/** Messages about events: the form, its errors, and the response. */
export const useEventMessages = defineMessages('event', {
  newTitle: 'New event',
  intro: 'Events can’t be edited or deleted after you create them, so check the details first.',
  basics: 'What',
  when: 'When',
  where: 'Where',
  who: 'Who',

  name: 'Name',
  namePlaceholder: 'e.g. Structural heart advisory board',
  description: 'Description',
  event_type: 'Event type',
  eventTypes: {
    advisory_board: 'Advisory board',
    speaker_program: 'Speaker program',
    conference: 'Conference',
    workshop: 'Workshop',
    webinar: 'Webinar',
    dinner: 'Dinner',
    other: 'Other',
  },
  visibility: 'Visibility',
  visibilities: { private: 'Private', organization: 'Organization', invite_only: 'Invite only' },
  start_date: 'Start',
  end_date: 'End',
  location_type: 'Location type',
  noLocation: 'Not decided yet',
  locationTypes: { in_person: 'In person', virtual: 'Virtual', hybrid: 'Hybrid' },
  venue: 'Venue',
  city: 'City',
  country: 'Country',
  attendees: 'KOLs to invite',
  attendeesCount: (ids: number) => `${count(ids)} ${plural(ids, { one: 'KOL', other: 'KOLs' })} to invite`,
  faultOf: (what: string, error: string) => `${what}: ${error}`,

  submit: (invited: number) =>
    invited === 0
      ? 'Create draft event'
      : `Create draft event and invite ${count(invited)} ${plural(invited, { one: 'KOL', other: 'KOLs' })}`,
  submitting: 'Creating the event…',

  summaryTitle: (errors: number) =>
    plural(errors, { one: 'One thing needs your attention', other: `${count(errors)} things need your attention` }),
  moreFaults: (more: number) => `and ${count(more)} more`,
  faultTitle: 'The event was not created',
  refused: 'Nothing was created; everything you entered is still here.',

  faults: {
    nameMissing: 'Give the event a name.',
    nameTooLong: (max: number) => `Use at most ${count(max)} characters.`,
    typeMissing: 'Choose an event type.',
    startMissing: 'Enter the day and time when it starts.',
    endMissing: 'Enter the day and time when it ends.',
    endNotAfterStart: 'The end must be after the start.',
    countryUnknown: 'Choose a country from the list.',
    attendeeMalformed: 'is not a KOL id',
    attendeeUnknown: 'the service has no KOL with this id',
    attendeesMalformed: 'Correct or remove the entries that are not KOL ids.',
    tooManyAttendees: (max: number) => `One event can invite at most ${count(max)} KOLs.`,
    invalid: 'This is not valid.',
  },

  createdTitle: 'The event is created',
  createdUnknownTitle: 'Event',
  created: (name: string) => `“${name}” is now a draft.`,
  status: 'Status',
  statuses: {
    draft: 'Draft',
    scheduled: 'Scheduled',
    active: 'Active',
    completed: 'Completed',
    cancelled: 'Cancelled',
  },
  id: 'Event id',
  attendee_count: 'Invited KOLs',
  rsvp: 'Replies',
  rsvpStats: (confirmed: Figure, pending: Figure, declined: Figure) =>
    `${figure(confirmed)} confirmed, ${figure(pending)} pending, ${figure(declined)} declined`,
  location: 'Location',
  created_at: 'Created',
  invited: 'Invited',
  planAnother: 'Plan another event',
});
