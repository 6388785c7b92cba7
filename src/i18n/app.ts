import { defineMessages } from './messages.ts';

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
  userMenu: 'Account and settings',
  appearance: 'Appearance',
  colorSchemes: { system: 'System', light: 'Light', dark: 'Dark' },
  shortcuts: 'Keyboard shortcuts',
  language: 'Language',
  audit: 'Audit trail',
  people: 'People and keys',
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
    'Its settings cannot be read or are not valid. KOL Desk keeps trying, and starts when they are valid. What you saved is kept.',
  configHelp: 'Send the error details to your administrator.',
  service: {
    offline: 'You are offline. KOL Desk keeps trying.',
    down: 'The service is not available. KOL Desk keeps trying.',
    slow: 'The service is slow. Nothing is lost: your request is still running.',
    recovered: 'The service is back to normal.',
    asOf: (time: string) => `Data as of ${time}.`,
  },
  storageFailed:
    'This browser can’t store anything more: its storage is full or blocked. What you save lasts until you close this tab.',

  session: {
    otherUser: 'Another user signed in to KOL Desk in another tab of this browser, so this page was loaded again.',
    signOutFailed: 'You are still signed in, because the service did not end your session.',
  },
});
