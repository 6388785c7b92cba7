import { defineMessages } from './defineMessages.ts';

/** Messages of the layout around every screen, and of its errors. */
export const useFrameMessages = defineMessages('frame', {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  kols: 'KOLs',
  products: 'Products',
  campaigns: 'Campaigns',
  newEvent: 'New event',
  lookUp: 'Look up a KOL by id',
  lookUpPlaceholder: 'KOL id',
  lookUpSubmit: 'Open profile',
  lookUpNoId: 'A KOL id looks like kol_demo_0001.',
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
});
