import { defineMessages } from './defineMessages.ts';
import { currentFormat } from './format.ts';
import { plural } from './plural.ts';

const count = (value: number) => currentFormat().count(value);

/** Messages after the form: the review, sending, and the created event. */
export const useEventSendingMessages = defineMessages('eventSending', {
  reviewTitle: 'Check the event',
  reviewIntro: 'This is everything that will be sent.',
  reviewSent: 'This is everything that was sent.',
  backToForm: 'Back to the form',
  nobodyInvited: 'Nobody is invited.',
  unknownInvited: (ids: string, kols: number) =>
    `The service has no KOL with ${plural(kols, { one: 'the id', other: 'the ids' })} ${ids}. Go back to the form and correct or remove ${plural(kols, { one: 'it', other: 'them' })}.`,
  waitShort: (seconds: number) => `Wait ${count(seconds)} s`,
  waitUntil: (time: string) => `Wait until ${time}`,
  limited: (seconds: number) =>
    `The service asks to wait ${count(seconds)} ${plural(seconds, { one: 'second', other: 'seconds' })}. Nothing was created.`,
  limitedUntil: (time: string) => `The service asks to wait until ${time}. Nothing was created.`,
  limitOver: 'You can send it again now. Nothing was created.',
  limitUnknown: 'Wait a moment, then send it again. Nothing was created.',
  unauthorizedTitle: 'The service refused the key',
  unauthorized: 'Nothing was created. Sign in, then send the event again; everything you entered is still here.',
  signedInAgainTitle: 'You are signed in again',
  signedInAgain: 'Nothing was created. Send the event again; everything you entered is still here.',

  lost: {
    title: 'The event may exist',
    foundTitle: 'The event was found',
    text: (name: string) =>
      `“${name}” may have been created. Check first: sending it again could create a second event.`,
    witness: (id: string) => `The check looks for this name and day on the profile of ${id}, who is invited.`,
    noWitness:
      'Nobody is invited, so there is no profile to check. Contact your administrator before you send it again.',
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
    settleFirst: 'First check at the top whether this event exists. Until then you can’t change it.',
    done: 'It exists: close this form',
    another: 'This is another event',
    how: (kind: string, status: number | null) =>
      status !== null
        ? kind === 'refused' && status < 500
          ? `The service refused it with the status ${status}, but the earlier attempt may have worked.`
          : `The response had the status ${status}.`
        : kind === 'timeout'
          ? 'The service did not respond in time.'
          : 'The connection was lost.',
  },

  foundEvent: (name: string, id: string, day: string | null) =>
    `“${name}” is on the profile of ${id}${day === null ? '' : `, on ${day}`}. The service did not confirm it, so you see what was sent.`,
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
