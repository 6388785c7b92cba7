import { defineMessages } from './messages.ts';

/** Messages of the page of a created event; the form does not load them. */
export const useCreatedEventMessages = defineMessages('createdEvent', {
  allEvents: 'All events',
  forgottenTitle: 'This event is not available here',
  forgotten: (id: string) =>
    `The service can’t read single events, and ${id} was not created in this browser. You find it on the profiles of its attendees.`,
  foundEvent: (name: string, id: string, day: string | null) =>
    `“${name}” is on the profile of ${id}${day === null ? '' : `, on ${day}`}. The service did not confirm it, so you see what was sent.`,
  noEmail: 'KOL Desk sent no email: you invite the KOLs yourself.',
  copyId: 'Copy the event id',
  planAnotherLikeThis: 'Plan another like this',
  times: 'Times',
});
