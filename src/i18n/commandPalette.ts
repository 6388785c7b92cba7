import { count } from './format.ts';
import { defineMessages, plural } from './messages.ts';

/** Messages of the command palette and the list of shortcuts. */
export const useCommandPaletteMessages = defineMessages('commandPalette', {
  title: 'Search or jump to',
  placeholder: 'A name, an id, a screen, an action…',
  nothing: 'No matches. Paste a KOL id, or type the name of a page.',
  incomplete: 'A part of the search failed, so results may be missing. Try again in a moment.',

  goTo: 'Go to',
  home: 'Home',
  kols: 'KOLs: look up and list',
  campaignMetrics: 'Campaign metrics',
  newEvent: 'New event',

  suggestions: 'Suggestions',
  openKol: (id: string) => `Open the profile ${id}`,
  openKols: (kols: number) => `Open ${count(kols)} ${plural(kols, { one: 'KOL', other: 'KOLs' })} as a list`,
  openProduct: (id: string) => `Open the product ${id}`,
  openCampaign: (id: string) => `Open the campaign ${id}`,
  foundKols: 'KOLs',
  kolsFound: (kols: number) => `${count(kols)} ${plural(kols, { one: 'KOL', other: 'KOLs' })} found by name.`,
  searchKols: (text: string) => `Search KOLs for “${text}”`,
  searchEvents: (text: string) => `Search events for “${text}”`,
  searchProducts: (text: string) => `Search products for “${text}”`,
  searchCampaigns: (text: string) => `Search campaigns for “${text}”`,
  notIds: (pieces: number, first: string) =>
    plural(pieces, {
      one: `“${first}” is not a KOL id.`,
      other: `${count(pieces)} entries are not KOL ids: “${first}” …`,
    }),

  recent: 'Recent',
  kol: 'KOL',
  campaign: 'Campaign',
  product: 'Product',
  event: 'Event',
  shortlist: 'Shortlist',
  draft: 'Unfinished event',
  createdEvent: 'Event created in this browser',

  onPage: 'On this page',
  actions: 'Actions',
  language: (name: string) => `Language: ${name}`,
  // Synonyms of entries: a word of the label, whole or in part, and what users may type instead.
  keywords: [
    'home: start, dashboard, overview, today',
    'look up: profile, doctor, physician, expert, HCP, people, find, shortlist, briefing',
    'products: portfolio, drugs, devices, markets, product lines, approvals, export, download',
    'campaigns: emails, mailings, newsletters, messages, open rate, click rate, export, download',
    'metrics: open rate, click rate, figures, KPI, statistics, analytics, charts, report, review, performance',
    'new event: invite, invitation, meeting, congress, advisory board, calendar, schedule, plan, create, add',
    'events: meetings, congresses, advisory boards, calendar, schedule, agenda',
    'colours: dark mode, light mode, night, theme, colors, appearance, contrast',
    'language: English, German, Japanese, Chinese, translation, locale',
    'shortcuts: hotkeys, keys, help, ?',
    'sign out: log out, logout, log off, signout, exit, leave, end session',
    'export: download, save as file, CSV, Excel, spreadsheet',
    'saved views: save view, save filters, bookmark, preset',
    'columns: fields, width, show, hide, order, compact, density, customise, customize',
    'print: PDF, paper',
    'copy link: share, URL, address',
    'shortlist: save list, favourites, favorites, bookmark',
    'plot: chart, diagram, scatter, graph',
    'calendar: Outlook, ics, iCal',
    'attendees: guests, invitees, export, download, Excel',
    'unfinished event: draft',
  ],

  shortcutsIntro: 'In addition to your browser’s own shortcuts:',
  shortcut: 'Key',
  does: 'What it does',
  opensPalette: 'Opens the search',
  reachesSearch: 'Moves to the search on the page, or opens the search',
  opensSheet: 'Opens this list',
  closes: 'Closes a dialog, a drawer or a list',
  movesInTabs: 'Move along the tabs of a profile; Enter opens one',
  singleKeys: 'Single-character shortcuts',
  singleKeysHelp:
    'Switch them off if you use dictation or press keys by accident. You can always open this list with Ctrl K (⌘ K), under “Keyboard shortcuts”.',
});
