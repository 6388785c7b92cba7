import { count } from './format.ts';
import { defineMessages } from './messages.ts';

type OptionalNumber = number | null | undefined;

/** A number that may be missing; a missing one is never 0. */
const optionalCount = (value: OptionalNumber) => (typeof value === 'number' ? count(value) : '—');

/** The labels of an event and of its values. */
export const eventLabels = {
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
  locationTypes: { in_person: 'In person', virtual: 'Virtual', hybrid: 'Hybrid' },
  status: 'Status',
  statuses: {
    draft: 'Draft',
    scheduled: 'Scheduled',
    active: 'Active',
    completed: 'Completed',
    cancelled: 'Cancelled',
  },
  id: 'Event id',
  rsvp: 'Replies',
  rsvpStats: (confirmed: OptionalNumber, pending: OptionalNumber, declined: OptionalNumber) =>
    `${optionalCount(confirmed)} confirmed, ${optionalCount(pending)} pending, ${optionalCount(declined)} declined`,
  atVenue: 'At the venue',
  forYou: 'For you',
  calendarFile: 'Calendar file (.ics)',
  attendeesFile: 'Attendees with contacts (CSV)',
  loadingContacts: 'Loading contacts…',
};

/** Part of `useEventMessages`, for screens that do not need the texts of the form (see `defineMessages`). */
export const useEventLabels = defineMessages('event', eventLabels);

export type EventLabels = typeof eventLabels;
