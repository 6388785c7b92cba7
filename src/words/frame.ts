import { defineWords } from './defineWords.ts';

/** Words of the frame around every screen, and of what it shows when there is no screen. */
export const useFrameWords = defineWords('frame', {
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
  goToOrDo: 'Go to or do…',
  paletteKey: 'Ctrl K',
  useLight: 'Use light colours',
  useDark: 'Use dark colours',
  language: 'Language',
  signedIn: 'Signed in',
  signOut: 'Sign out',
  notFoundTitle: 'There is no such page',
  notFound: 'The address may be mistyped, or the page may have moved.',
  goHome: 'Go to Home',
  codeMissingTitle: 'This screen could not be loaded',
  codeMissing: {
    away: {
      means: 'The service cannot be reached, so the screen did not arrive. Nothing that you have sent or kept is lost.',
      help: 'It opens by itself as soon as the connection is back.',
    },
    gone: {
      means:
        'The screen did not arrive although the service answers: KOL Desk may just have been updated. Nothing that you have sent or kept is lost.',
      help: 'Try again: the page is then loaded anew. If it fails again, pass on the detail below.',
    },
  },
  brokenTitle: 'This screen stopped working',
  broken:
    'The fault is in the dashboard, not in what you did. Nothing that you have sent or kept is lost. Reloading usually helps; if it happens again, pass on the detail below.',
  reload: 'Reload',
  configTitle: 'The dashboard cannot start',
  configMeans:
    'Its settings cannot be read or used, so nothing can be shown. It asks again by itself and starts once they can be used. What you have kept stays.',
  configHelp: 'Ask whoever runs KOL Desk to put them right, and pass on the detail.',
  service: {
    offline: 'You are offline. KOL Desk keeps trying.',
    down: 'The service is not available. KOL Desk keeps trying.',
    slow: 'The service is answering slowly. Nothing is lost: what you asked for is on its way.',
    well: 'The service answers as usual again.',
    asOf: (time: string) => `What you see is as of ${time}.`,
  },
});
