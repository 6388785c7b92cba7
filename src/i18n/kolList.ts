import { defineMessages } from './defineMessages.ts';
import { currentFormat } from './format.ts';
import { plural } from './plural.ts';

const count = (value: number) => currentFormat().count(value);
const kols = (value: number) => `${count(value)} ${plural(value, { one: 'KOL', other: 'KOLs' })}`;

/** Messages of the KOL lookup, the KOL list and the shortlists. */
export const useKolListMessages = defineMessages('kolList', {
  title: 'KOLs',
  intro: 'You open KOLs by id. Paste ids from your CRM, a spreadsheet or an email, in any format.',
  lookUp: 'Look up KOLs',
  addKols: 'Add KOLs',
  fieldLabel: 'KOL ids',
  fieldHelp:
    'One id or hundreds, with any separator, from a spreadsheet column, or as profile addresses. You can also drop a CSV or text file here. Enter looks them up; Shift+Enter starts a new line.',
  submit: 'Look up',
  add: 'Add to the list',
  chooseFile: 'Choose a file',
  noId: 'This text contains no KOL id. An id looks like kol_demo_0001.',
  unreadableFile: (name: string) => `The file ${name} cannot be read as text.`,
  recent: 'Recently opened',

  caption: 'KOLs in the list',
  inList: (total: number) => `${kols(total)} in the list`,
  shown: (shown: number, loaded: number) =>
    shown === loaded ? kols(loaded) : `${count(shown)} of ${kols(loaded)} match`,
  selected: (selected: number) => `${count(selected)} selected`,
  progress: (done: number, total: number) => `${count(done)} of ${count(total)}`,
  progressLabel: 'Loading KOLs',
  stopped: (done: number, total: number) => `Stopped: ${count(done)} of ${count(total)} loaded.`,
  cancel: 'Cancel',
  goOn: 'Continue',
  readAll: (total: number) => (total === 1 ? 'The KOL is loaded.' : `All ${kols(total)} are loaded.`),
  failedTitle: (failed: number) => `${kols(failed)} could not be loaded`,
  failedMeans: 'Other rows are not affected.',
  copyDetail: (id: string) => `Copy details of ${id}`,
  retry: (id: string) => `Try ${id} again`,
  showFailed: 'Show only these',
  showAll: 'Show the whole list',
  retryAll: 'Try all again',
  removeFailed: 'Remove these from the list',
  removeOne: (id: string) => `Remove ${id}`,
  noMatchTitle: 'No KOL in the list matches',
  noMatch: 'Remove a filter to see more.',

  search: 'Search',
  searchPlaceholder: 'Name, institution…',
  tier: 'Tier',
  engagement_level: 'Engagement',
  specialty: 'Specialty',
  country: 'Country',
  name: 'Name',
  kolTitle: 'Title',
  institution: 'Institution',

  actions: 'Selected KOLs',
  compare: 'Compare',
  compareHint: 'Select 2 to 4 KOLs to compare them.',
  compareTitle: 'Comparison',
  exportCsv: 'Export CSV',
  exportName: 'kols',
  printBriefings: 'Print briefings',
  remove: 'Remove',
  plot: 'Plot',
  hidePlot: 'Hide plot',
  plotTitle: 'h-index and response',
  plotVertical: 'Vertical axis',
  plotPoints: 'Points of the plot: the arrow keys go from one to the next, Enter opens the profile',
  plotLabel: (rate: string) => `The KOLs shown, by h-index and ${rate.toLowerCase()}; each point opens a profile`,
  plotMissing: (missing: number) =>
    `${kols(missing)} without these metrics ${plural(missing, { one: 'is', other: 'are' })} not in the plot.`,
  plotNothing: 'No KOL in the list has both metrics.',
  plotPoint: (name: string, hIndex: string, rate: string) => `${name}: ${hIndex}, ${rate}`,

  shortlists: 'Shortlists',
  shortlistsHelp: 'Kept in this browser, as ids only',
  noShortlists: 'No shortlists yet. Look up some KOLs and save the list under a name.',
  saveShortlist: 'Save as shortlist',
  saveSelected: (rows: number) => `Save ${count(rows)} as shortlist`,
  saveShown: (rows: number) => `Save ${count(rows)} shown as shortlist`,
  shortlistName: 'Shortlist name',
  saved: (name: string, members: number) => `${kols(members)} saved as “${name}”.`,
  duplicate: 'Duplicate',
  duplicateOf: (name: string) => `Duplicate ${name}`,
  copyOf: (name: string) => `${name} (copy)`,
  members: kols,
});
