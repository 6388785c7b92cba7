import { count, currentFormat } from './format.ts';
import { defineMessages, plural } from './messages.ts';

/** Messages of the user’s account: signing in, the sessions, and signing out. */
export const useAccountMessages = defineMessages('account', {
  signInTitle: 'Sign in',
  signInIntro: 'Read KOL profiles, review campaigns and invite experts to events.',
  signInWithAccount: 'Sign in with your organization’s account',
  signInWithOtherAccount: 'Sign in with another account',
  accountHelp: 'The sign-in page of your organization opens. KOL Desk never sees your password.',
  key: 'API key',
  keyHelp: 'Your organization’s key. You get it from your administrator.',
  showKey: 'Show key',
  hideKey: 'Hide key',
  submit: 'Sign in',
  submitting: 'Checking the key…',
  keyMissing: 'Enter an API key.',
  keyMalformed: 'A key has only letters, digits and punctuation, without spaces.',
  wrongKey: 'The service does not accept this key. Check that you copied all of it and that it was not revoked.',
  forbiddenKey: 'This key does not have access. Ask your administrator for a key with the permission.',
  keyNotKept:
    'This browser does not keep the key. You stay signed in until you sign out, close the browser, or do not use it for a while.',
  keep: 'Keep me signed in on this device',
  staysHere: 'The key is kept in the open tabs of this browser until you close them.',
  keepMeans:
    'The key is stored in this browser until you sign out, even if you close it. Use this only on your own device.',
  signingIn: 'Signing in…',
  codeRefusedTitle: 'This sign-in link no longer works',
  codeRefused:
    'It was used already, it is more than ten minutes old, or you opened it through a proxy or on another machine. Start KOL Desk again to get a new one. Through a proxy or on another machine, sign in with a key.',
  stillSignedIn: 'You are still signed in as before.',
  continueToDesk: 'Continue',
  endedBy: {
    otherTab: 'You signed out in another tab of this browser.',
    idle: 'You were signed out because you did not use KOL Desk for a while. Unsent forms are still here when you sign in again.',
  },
  refused: {
    cancelled: 'You did not finish signing in. Try again when you are ready.',
    no_role: 'Your account has no access to KOL Desk. Ask your administrator for a role.',
    blocked: 'Your access to KOL Desk is blocked. Contact your administrator.',
    expired: 'Signing in took too long, or it began in another browser. Try again.',
    unavailable: 'The sign-in page of your organization does not answer. Try again in a few minutes.',
    invalid:
      'The answer of your organization’s sign-in page is not valid. Try again. If it fails again, contact your administrator.',
    no_auth_time:
      'Your organization’s sign-in page does not say when you signed in (auth_time), which this action needs. Contact your administrator.',
    failed: 'Signing in failed. Try again in a few minutes.',
  },

  sessionOwner: (name: string, organization: string) => `${name}, “${organization}”`,
  keyOwner: (key: string) => `API key ${key}`,
  currentSignIn: (owner: string) => `Current sign-in: ${owner}`,
  newSignIn: (owner: string) => `New sign-in: ${owner}`,
  replaceTitle: 'Replace the current sign-in?',
  replace:
    'If you continue, all tabs of this browser change to the new sign-in. Unsent forms of the current one stay here until you return.',
  replaceConfirm: 'Replace and sign in',
  staySignedIn: 'Stay signed in',

  signedInTitle: 'You are signed in',
  signedInHelp: 'Close this tab and return to the page that asked you to sign in. It continues where you were.',
  openHere: 'Open KOL Desk in this tab',

  countedSessions: (sessions: number) =>
    plural(sessions, {
      one: 'You are signed in only in this browser.',
      other: `You have ${count(sessions)} sessions.`,
    }),
  unknownSessions: 'If you do not recognize a session, sign out of it and contact your administrator.',
  thisBrowser: 'This browser',
  otherBrowser: 'Another browser',
  signedInAt: (time: string) => `Signed in ${time}`,
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
  signOutTitle: 'Sign out?',
  /** @param forms the names of the unsent forms; empty for a form without a name */
  signOut: (forms: string[]) =>
    `If you sign out, you lose what was not sent: ${currentFormat().list(
      forms.map((name) => (name === '' ? 'an event without a name' : `“${name}”`)),
    )}. The list of recently opened profiles is cleared, too.`,
  signOutStay: 'Stay',
  signOutDiscard: 'Discard and sign out',
});
