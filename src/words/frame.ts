import { defineWords } from './defineWords.ts';

/** Words of the frame around every screen, and of what it shows when there is no screen. */
export const useFrameWords = defineWords({
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  kols: 'KOLs',
  products: 'Products',
  campaigns: 'Campaigns',
  newEvent: 'New event',
  lookUp: 'Look up a KOL by id',
  lookUpPlaceholder: 'Look up a KOL id',
  lookUpSubmit: 'Open profile',
  lookUpNoId: 'A KOL id looks like kol_demo_0001.',
  useLight: 'Use light colours',
  useDark: 'Use dark colours',
  signedIn: 'Signed in',
  signOut: 'Sign out',
  notFoundTitle: 'There is no such page',
  notFound: 'The address may be mistyped, or the page may have moved.',
  goHome: 'Go to KOLs',
  brokenTitle: 'This screen stopped working',
  broken: 'The fault is in the dashboard, not in what you did. Reloading usually helps.',
  reload: 'Reload',
  configTitle: 'The dashboard cannot start',
  expiredTitle: 'Sign in again',
  expired: 'The service no longer accepts the key of this tab. Nothing on the page is lost.',
});
