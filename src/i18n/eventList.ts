import { count } from './format.ts';
import { defineMessages, plural } from './messages.ts';

/** Messages of the events of the organization: table, calendar, drafts, one event, and the event that was just created. */
export const useEventListMessages = defineMessages('eventList', {
  title: 'Events',
  noun: 'events',
  counted: (events: number) => `${count(events)} ${plural(events, { one: 'event', other: 'events' })}`,
  noMatchTitle: 'No event matches',
  noMatch: 'Remove a filter, or look at the other tab.',
  emptyTitle: 'No upcoming events',
  empty: 'A new event appears here as soon as it is created.',
  nonePastTitle: 'No past events',
  nonePast:
    'An event appears here on the day after it starts. Until its last day is over, you also find it under “Upcoming”.',
  unavailableTitle: 'Events are not available',
  unavailable: 'This service does not list events. You find an event on the profiles of its attendees.',

  tabsLabel: 'Which events',
  upcoming: 'Upcoming',
  past: 'Past',
  drafts: 'Unfinished',
  layout: 'Layout',
  table: 'Table',
  calendar: 'Calendar',

  name: 'Event',
  start: 'Start',
  startForYou: 'Start (your time)',
  end: 'End',
  place: 'Place',
  invited: 'Invited',
  confirmed: 'Confirmed',
  created: 'Created',
  search: 'Search events',
  searchPlaceholder: 'Name, venue, city…',
  from: 'From (UTC)',
  to: 'To (UTC)',
  /** In the fields, which are narrow. */
  shortDays: { from: 'From', to: 'To' },
  attendee: 'Attendee',

  details: 'Details',
  description: 'Description',
  attendees: 'Attendees',
  noAttendees: 'No KOL is invited.',
  rsvps: { confirmed: 'Confirmed', pending: 'Pending', declined: 'Declined' },
  duplicate: 'Duplicate',

  draftsHelp: 'Forms that you started in this browser and did not send. Signing out deletes them.',
  noDraftsTitle: 'No unfinished events',
  noDrafts: 'A form for a new event that you leave is kept here until you send it or sign out.',
  unnamedDraft: 'An event without a name',
  draftDetail: (when: string, kols: number, toCorrect: number) =>
    `Last changed ${when} · ${count(kols)} ${plural(kols, { one: 'KOL', other: 'KOLs' })} to invite${toCorrect > 0 ? ` + ${count(toCorrect)} to correct` : ''}`,
  mayExist: 'Sent, but not confirmed: the event may exist',
  discard: (name: string) => `Discard ${name}`,

  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  thisMonth: 'Today',
  inMonth: (events: number, month: string) =>
    `${count(events)} ${plural(events, { one: 'event', other: 'events' })} in ${month}`,
  timeZone: (zone: string) => `Time zone: ${zone}`,
  more: (events: number) => `${count(events)} more`,
  fewer: 'Show fewer',

  // The page of a created event.
  allEvents: 'All events',
  forgottenTitle: 'This event is not available here',
  forgotten: (id: string) =>
    `This service does not provide single events, and ${id} was not created in this browser. You find it on the profiles of its attendees.`,
  foundEvent: (name: string, id: string, day: string | null) =>
    `“${name}” is on the profile of ${id}${day === null ? '' : `, on ${day}`}. The service did not confirm it, so you see what was sent.`,
  noEmail: 'KOL Desk sent no email: you invite the KOLs yourself.',
  copyId: 'Copy the event id',
  planAnotherLikeThis: 'Plan another like this',
  times: 'Times',
});
