import { count, currentFormat } from './format.ts';
import { defineMessages, plural } from './messages.ts';

/** Messages of the session: who is signed in, where, and the questions before and after its end. */
export const useSessionsMessages = defineMessages('sessions', {
  count: (sessions: number) =>
    plural(sessions, {
      one: 'You are signed in only in this browser.',
      other: `You have ${count(sessions)} sessions.`,
    }),
  unknown: 'If you do not recognize a session, sign out of it and tell your administrator.',
  thisBrowser: 'This browser',
  otherBrowser: 'Another browser',
  signedIn: (time: string) => `Signed in ${time}`,
  lastUsed: (time: string) => `Last used ${time}`,
  endOthers: 'Sign out all others',

  roles: { reader: 'Reader', planner: 'Planner', manager: 'Manager' },
  signedInUntil: (time: string) => `Signed in until ${time} at the latest`,

  expiredTitle: 'Sign in again',
  expired: 'Your sign-in is no longer valid. Nothing on the page is lost: sign in to continue where you are.',
  reauth: 'This action needs a recent sign-in. Sign in again, and it continues.',
  inNewTab: 'Sign in in a new tab',
  inNewTabHelp: 'When you have signed in there, return to this tab. It continues where you are.',
  idleTitle: 'Are you still there?',
  idle: 'You have not used KOL Desk for a while. To protect personal data, it will sign you out soon. Unsent forms are kept.',
  idleRest: (seconds: number) =>
    `Signing out in ${plural(seconds, { one: '1 second', other: `${count(seconds)} seconds` })}`,
  staySignedIn: 'Stay signed in',
  signOutTitle: 'Sign out?',
  /** @param forms the names of the unsent forms; empty for a form without a name */
  signOut: (forms: string[]) =>
    `If you sign out, you lose what was not sent: ${currentFormat().list(
      forms.map((name) => (name === '' ? 'an event without a name' : `“${name}”`)),
    )}. The list of recently opened profiles is cleared, too.`,
  signOutStay: 'Stay',
  signOutDiscard: 'Discard and sign out',
});
