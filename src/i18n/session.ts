import { defineMessages } from './defineMessages.ts';
import { currentFormat } from './format.ts';
import { plural } from './plural.ts';

/** Messages of the session dialogs: a new key, the idle warning, or the question about unsent forms. */
export const useSessionMessages = defineMessages('session', {
  expiredTitle: 'Sign in again',
  expired: 'The service no longer accepts your key. Nothing on the page is lost: sign in to continue where you are.',
  idleTitle: 'Are you still there?',
  idle: 'You have not used KOL Desk for a while. To protect personal data, it will sign you out soon. Unsent forms are kept.',
  idleRest: (seconds: number) =>
    `Signing out in ${plural(seconds, { one: '1 second', other: `${currentFormat().count(seconds)} seconds` })}`,
  staySignedIn: 'Stay signed in',
  signOutTitle: 'Sign out?',
  /** @param forms the names of the unsent forms; empty for a form without a name */
  signOut: (forms: string[]) =>
    `If you sign out, you lose what was not sent in this tab: ${currentFormat().list(
      forms.map((name) => (name === '' ? 'an event without a name' : `“${name}”`)),
    )}. The list of recently opened profiles is cleared, too.`,
  signOutStay: 'Stay',
  signOutDiscard: 'Discard and sign out',
});
