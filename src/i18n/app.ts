import { defineMessages } from './defineMessages.ts';
import { currentFormat } from './format.ts';
import { plural } from './plural.ts';

/** Messages of the layout around every page, the sign-in, the session and the error pages. */
export const useAppMessages = defineMessages('app', {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  kols: 'KOLs',
  products: 'Products',
  campaigns: 'Campaigns',
  newEvent: 'New event',
  lookUp: 'Look up a KOL by id',
  lookUpPlaceholder: 'KOL id',
  lookUpSubmit: 'Open profile',
  goToOrDo: 'Search or run a command…',
  paletteKey: 'Ctrl K',
  useLight: 'Use light colours',
  useDark: 'Use dark colours',
  language: 'Language',
  signedIn: 'Signed in',
  signOut: 'Sign out',
  notFoundTitle: 'This page does not exist',
  notFound: 'The address may be mistyped, or the page may have moved.',
  goHome: 'Go to Home',
  codeMissingTitle: 'This page could not be loaded',
  codeMissing: {
    away: {
      means: 'The service cannot be reached. Nothing that you sent or saved is lost.',
      help: 'It opens as soon as the connection is back.',
    },
    gone: {
      means:
        'The page did not load although the service responds: KOL Desk may just have been updated. Nothing that you sent or saved is lost.',
      help: 'Try again to reload the page. If it fails again, send the error details below to your administrator.',
    },
  },
  brokenTitle: 'This page stopped working',
  broken:
    'The error is in the dashboard, not in what you did. Nothing that you sent or saved is lost. Reloading usually helps. If it happens again, send the error details below to your administrator.',
  reload: 'Reload',
  configTitle: 'The dashboard cannot start',
  configMeans:
    'Its settings cannot be read or are not valid. KOL Desk retries and starts as soon as they are. What you saved is kept.',
  configHelp: 'Send the error details to your administrator.',
  service: {
    offline: 'You are offline. KOL Desk keeps trying.',
    down: 'The service is not available. KOL Desk keeps trying.',
    slow: 'The service is slow. Nothing is lost: your request is still running.',
    well: 'The service is back to normal.',
    asOf: (time: string) => `Data as of ${time}.`,
  },

  session: {
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
  },

  signIn: {
    title: 'Sign in',
    intro: 'Read KOL profiles, review campaigns and invite experts to events.',
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
    keep: 'Keep me signed in on this device',
    staysHere: 'The key is kept in the open tabs of this browser until you close them.',
    keepMeans:
      'The key is stored in this browser until you sign out, even if you close it. Use this only on your own device.',
    formerKeyHolds: 'You are still signed in with your previous key.',
    goOn: 'Continue',
    endedBy: {
      otherTab: 'You signed out in another tab of this browser. Unsent forms are still here for the same key.',
      otherKey: 'You signed in with another key in another tab of this browser. This page was reloaded with it.',
      idle: 'You were signed out because you did not use KOL Desk for a while. Unsent forms are still here for the same key.',
    },
  },
});
