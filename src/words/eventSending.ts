import { defineWords } from './defineWords.ts';
import { currentFormat } from './format.ts';
import { plural } from './plural.ts';

const count = (value: number) => currentFormat().count(value);

/** Words of what comes after the form: the review, the sending, and the event that was created. */
export const useEventSendingWords = defineWords('eventSending', {
  reviewTitle: 'Check the event',
  reviewIntro: 'This is what will be sent, whole.',
  reviewSent: 'This is what was sent, whole.',
  backToForm: 'Back to the form',
  nobodyInvited: 'Nobody is invited.',
  unknownInvited: (ids: string, kols: number) =>
    `The service knows no KOL with ${plural(kols, { one: 'the id', other: 'the ids' })} ${ids}. Go back to the form and correct or remove ${plural(kols, { one: 'it', other: 'them' })}.`,
  waitShort: (seconds: number) => `Wait ${count(seconds)} s`,
  waitUntil: (time: string) => `Wait until ${time}`,
  limited: (seconds: number) =>
    `The service asks to wait ${count(seconds)} ${plural(seconds, { one: 'second', other: 'seconds' })}. Nothing was created.`,
  limitedUntil: (time: string) => `The service asks to wait until ${time}. Nothing was created.`,
  limitOver: 'You can send it again now. Nothing was created.',
  limitUnknown: 'The service does not say how long. Wait a little, then send it again. Nothing was created.',
  unauthorizedTitle: 'The service refused the key',
  unauthorized: 'Nothing was created. Sign in, then send the event again; everything you entered is still here.',
  signedInAgainTitle: 'You are signed in again',
  signedInAgain: 'Nothing was created. Send the event again; everything you entered is still here.',

  lost: {
    title: 'The event may exist',
    foundTitle: 'The event was found',
    text: (name: string) =>
      `It is not certain whether “${name}” was created. Check first; sending it again could make a second one.`,
    witness: (id: string) => `The check reads the profile of ${id}, who is invited, and looks for this name and day.`,
    noWitness:
      'Nobody is invited, so there is no profile on which it could be found. Ask whoever manages the service before you send it again.',
    check: 'Check',
    checking: 'Checking…',
    found: (name: string, id: string) =>
      `Found: “${name}” stands on the profile of ${id}. It was created; do not send it again.`,
    notFound: (name: string, id: string, time: string) =>
      `“${name}” did not stand on the profile of ${id} at ${time}. If the service is slow, it can still appear: wait a moment and check again, or send it again.`,
    unknown: 'The profile came without events that can be read, so the check says nothing.',
    checkFailed: 'The check failed, so it is still open whether the event exists.',
    openProfile: 'Open the profile’s events',
    sendAgain: 'Send again',
    change: 'Change the event first',
    settleFirst: 'Settle first, at the top, whether this event exists. Until then it cannot be changed.',
    done: 'It exists: close this form',
    another: 'This is another event',
    how: (kind: string, status: number | null) =>
      status !== null
        ? kind === 'refused' && status < 500
          ? `The service refused it with the status ${status}, which says nothing about the attempt before.`
          : `The answer had the status ${status}.`
        : kind === 'timeout'
          ? 'No answer came in time.'
          : 'The connection broke off.',
  },

  foundEvent: (name: string, id: string, day: string | null) =>
    `“${name}” stands on the profile of ${id}${day === null ? '' : `, on ${day}`}. No answer confirmed it: below is what was sent, and what the service made of it is not known.`,
  copyId: 'Copy the event id',
  print: 'Print',
  calendarFile: 'Calendar file (.ics)',
  invitees: 'Invitees (CSV)',
  planAnotherLikeThis: 'Plan another like this',
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
