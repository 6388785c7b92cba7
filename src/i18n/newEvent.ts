import { defineMessages } from './defineMessages.ts';
import { currentFormat } from './format.ts';
import { plural } from './plural.ts';

const count = (value: number) => currentFormat().count(value);

/** Messages of the event form. `event.ts` has the field labels. */
export const useNewEventMessages = defineMessages('newEvent', {
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
    private: 'Only the person who created the event.',
    organization: 'Everyone in your organization.',
    invite_only: 'Your organization’s planners and the invited KOLs.',
  },
  characters: (used: number) => `${count(used)} ${plural(used, { one: 'character', other: 'characters' })}`,
  charactersOf: (used: number, most: number) => `${count(used)} of ${count(most)} characters`,

  faults: {
    zoneMissing: 'Choose the time zone.',
    farAway: (years: number) => `The year is more than ${count(years)} years away: check it.`,
    startSkipped: 'The start is in an hour that the clocks skip.',
    endSkipped: 'The end is in an hour that the clocks skip.',
    startRepeated: 'The start happens twice. Choose one.',
    endRepeated: 'The end happens twice. Choose one.',
  },

  review: 'Review event',

  restoreTitle: 'Restore draft?',
  draftNamed: (name: string) => `“${name}”`,
  draftUnnamed: 'An event without a name',
  restore: (name: string, when: string, attendees: number) =>
    `${name}, last changed ${when}, with ${count(attendees)} ${plural(attendees, { one: 'KOL', other: 'KOLs' })} to invite, was not sent.`,
  restoreOtherKey:
    'It was started with another API key. If that key belongs to another organization, its KOLs are not available here.',
  restoreUnanswered: (name: string, when: string) =>
    `${name}, last changed ${when}, was sent, but its result is not known: the event may exist. Restore the draft to check.`,
  discardTitle: 'Discard the draft?',
  discard: (name: string, when: string) => `${name}, last changed ${when}: you lose everything that you entered.`,
  discardUnansweredTitle: 'Discard without checking?',
  discardUnanswered: (name: string, when: string) =>
    `${name}, last changed ${when}: the event may exist. Without this draft you can’t check it here.`,
  keepDraft: 'Keep draft',
  restoreDraft: 'Restore draft',
  discardDraft: 'Discard draft',
  leaveTitle: 'Leave this form?',
  leave:
    'The event has not been sent. If you keep the draft, you can restore it when you come back to this form in this tab.',
  leaveUncertain:
    'The event was sent but not confirmed, so it may exist. If you keep the draft, you can check when you come back to this form in this tab.',
  leaveKeep: 'Keep draft and leave',
  leaveDiscard: 'Discard and leave',
  stay: 'Stay',

  foundWithoutId: (name: string, id: string) =>
    `“${name}” was created. It is on the profile of ${id}, but without an id, so it can’t be shown here. The form below is a new one.`,
  createdHere: 'Recent events',
  createdHereNote: 'Events that you created in this tab. They are listed here until you close the tab.',
  createdHereLine: (start: string, invited: number) =>
    `${start}, ${count(invited)} ${plural(invited, { one: 'KOL', other: 'KOLs' })} invited`,
  forgottenTitle: 'This event is not available here',
  forgotten: (id: string) =>
    `The service can’t read single events, and ${id} was not created in this tab. You find it on the profiles of its attendees.`,
});
