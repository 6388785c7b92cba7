import { count, currentFormat } from './format.ts';
import { defineMessages, plural } from './messages.ts';

/** Messages of the layout around every page, the sign-in, the session and the error pages. */
export const useAppMessages = defineMessages('app', {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  kols: 'KOLs',
  products: 'Products',
  campaigns: 'Campaigns',
  noSearchByName: 'Search by name is not available with this service. Everything else works.',
  events: 'Events',
  newEvent: 'New event',
  search: 'Search or jump to…',
  paletteKey: 'Ctrl K',
  useLight: 'Use light colours',
  useDark: 'Use dark colours',
  userMenu: 'Account and settings',
  colours: 'Colours',
  colourSchemes: { system: 'Like the system', light: 'Light', dark: 'Dark' },
  shortcuts: 'Keyboard shortcuts',
  language: 'Language',
  audit: 'Audit trail',
  people: 'People and keys',
  roles: { reader: 'Reader', planner: 'Planner', manager: 'Manager' },
  signedInUntil: (time: string) => `Signed in until ${time} at the latest`,
  signedIn: 'Signed in',
  signOut: 'Sign out',
  sessions: 'Your sessions',
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
    expired: 'Your sign-in is no longer valid. Nothing on the page is lost: sign in to continue where you are.',
    inNewTab: 'Sign in in a new tab',
    inNewTabHelp: 'When you have signed in there, return to this tab. It continues where you are.',
    otherUser: 'Another user signed in to KOL Desk in another tab of this browser, so this page was loaded again.',
    signOutFailed: 'You are still signed in, because the service did not answer.',
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
  },
});
