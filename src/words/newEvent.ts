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
  characters: (used: number) => `${count(used)} ${plural(used, { one: 'character', other: 'characters' })}`,
  charactersOf: (used: number, most: number) => `${count(used)} of ${count(most)} characters`,

  faults: {
    zoneMissing: 'Choose the time zone.',
    farAway: (years: number) => `The year is more than ${count(years)} years away: check it.`,
    startSkipped: 'The start falls into an hour that the clocks skip.',
    endSkipped: 'The end falls into an hour that the clocks skip.',
    startRepeated: 'The start happens twice: choose which is meant.',
    endRepeated: 'The end happens twice: choose which is meant.',
  },

  review: 'Review event',

  restoreTitle: 'Restore draft?',
  draftNamed: (name: string) => `“${name}”`,
  draftUnnamed: 'An event without a name',
  restore: (name: string, when: string, attendees: number) =>
    `${name}, last changed ${when}, with ${count(attendees)} ${plural(attendees, { one: 'KOL', other: 'KOLs' })} to invite, was not sent.`,
  restoreOtherKey:
    'It was begun with another API key: if that was the key of another organization, the KOLs in it are not known here.',
  restoreUnanswered: (name: string, when: string) =>
    `${name}, last changed ${when}, was sent, and no answer says what became of it: the event may exist. Restore the draft to check.`,
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

  foundWithoutId: (name: string, id: string) =>
    `“${name}” was created: it stands on the profile of ${id}, without an id by which it could be shown here. The form below is a new one.`,
  createdHere: 'Created here',
  createdHereNote:
    'Events created in this tab. The interface cannot list events, so they are remembered here until the tab is closed.',
  createdHereLine: (start: string, invited: number) =>
    `${start}, ${count(invited)} ${plural(invited, { one: 'KOL', other: 'KOLs' })} invited`,
  forgottenTitle: 'This event is not remembered here',
  forgotten: (id: string) =>
    `The interface cannot read events, and this tab has not created ${id}. It stands on the profiles of its attendees.`,
});
