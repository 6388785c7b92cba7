import { count } from './format.ts';
import { defineMessages, plural } from './messages.ts';

const kols = (value: number) => `${count(value)} ${plural(value, { one: 'KOL', other: 'KOLs' })}`;

/** Messages of the KOL lookup, the KOL list and the shortlists. */
export const useKolListMessages = defineMessages('kolList', {
  title: 'KOLs',
  intro: 'You open KOLs by id. Paste ids from your CRM, a spreadsheet or an email, in any format.',
  lookUp: 'Look up KOLs',
  addKols: 'Add KOLs',
  newLookup: 'New lookup',
  fieldLabel: 'KOL ids',
  fieldHelp:
    'One id or hundreds, with any separator, from a spreadsheet column, or as profile addresses. You can also drop a CSV or text file here. Enter looks them up; Shift+Enter starts a new line.',
  submit: 'Look up',
  add: 'Add to the list',
  chooseFile: 'Choose a file',
  noId: 'No KOL id found. An id has small letters, like kol_demo_0001.',
  unreadableFile: (name: string) => `The file ${name} cannot be read as text.`,
  recent: 'Recently opened',

  caption: 'KOLs in the list',
  inList: (total: number) => `${kols(total)} in the list`,
  shown: (shown: number, loaded: number) => (shown === loaded ? kols(loaded) : `${count(shown)} of ${kols(loaded)}`),
  selected: (selected: number, hidden: number) =>
    `${count(selected)} selected${hidden === 0 ? '' : `,\n${count(hidden)} not shown`}`,
  clearSelection: 'Clear selection',
  progress: (done: number, total: number) => `${count(done)} of ${count(total)}`,
  progressLabel: 'Loading KOLs',
  stopped: (done: number, total: number) => `Stopped: ${count(done)} of ${count(total)} loaded.`,
  cancel: 'Cancel',
  continueLoading: 'Continue',
  readAll: (total: number) => (total === 1 ? 'The KOL is loaded.' : `All ${kols(total)} are loaded.`),
  /** For the ids that failed to load, of which some do not exist. */
  failedTitle: (failed: number, unknown: number) =>
    failed === unknown
      ? `${count(unknown)} ${plural(unknown, { one: 'KOL id does', other: 'KOL ids do' })} not exist`
      : `${kols(failed)} could not be loaded`,
  failedMeans: 'Other rows are not affected.',
  copyDetail: (id: string) => `Copy details of ${id}`,
  retry: (id: string) => `Try again: ${id}`,
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
  /** The headers of the metrics, which have one line. */
  publications: 'Publications',
  openRate: 'Open rate',
  response: 'Response',
  lastContact: 'Last contact',
  /** Shorter, so that the filters of a list stay in one line. */
  lastContactFilter: 'Last contact',
  nextEvent: 'Next event',
  notContactedFor: (days: number) => `> ${count(days)} days`,
  /** The same without its label beside it. */
  lastContactBefore: (days: number) => `Last contact > ${count(days)} days`,

  actions: 'Selected KOLs',
  compare: 'Compare',
  inviteLimit: (max: number) => `at most ${count(max)} KOLs`,
  compareLimit: '2 to 4 KOLs',
  compareHint: 'Select 2 to 4 KOLs to compare them.',
  exportCsv: 'Export CSV',
  exportName: 'kols',
  printBriefings: 'Print briefings',
  remove: 'Remove',
  removedFromList: (removed: number, shortlist?: string) =>
    `${kols(removed)} removed from the list.${shortlist ? ` The shortlist “${shortlist}” stays as it is.` : ''}`,
  plot: 'Plot',
  plotTitle: 'h-index and response',
  plotVertical: 'Vertical axis',
  plotPoints: 'Points of the plot: the arrow keys go from one to the next, Enter opens the profile',
  plotLabel: (rate: string) => `The KOLs shown, by h-index and ${rate.toLowerCase()}; each point opens a profile`,
  plotMissing: (missing: number) =>
    `${kols(missing)} without these metrics ${plural(missing, { one: 'is', other: 'are' })} not in the plot.`,
  plotNothing: 'No KOL in the list has both metrics.',
  plotPoint: (name: string, hIndex: string, rate: string) => `${name}: ${hIndex}, ${rate}`,

  /** The directory of the organization's KOLs, where the service offers it. */
  directory: {
    tabsLabel: 'Ways to find KOLs',
    all: 'All KOLs',
    list: (total: number) => `Current list (${count(total)})`,
    lookup: 'Look up by id',
    noun: 'KOLs',
    search: 'Search KOLs',
    searchPlaceholder: 'Name, institution, city…',
    tag: 'Tag',
    updated: 'Updated',
    facetsFailed: 'The filters show no numbers, and no specialties, countries or tags. The list is complete.',
    noMatchTitle: 'No KOL matches',
    noMatch: 'Remove a filter, or search for another name, institution, department or city.',
    emptyTitle: 'No KOLs yet',
    empty: 'KOLs appear here as soon as your organization has some.',
    selectAll: (total: number) => `Select all ${count(total)}`,
    selectingAll: 'Selecting…',
    selectLimit: (most: number) => `at most ${count(most)}`,
    tooManyToSelect: (most: number) => `You can select at most ${count(most)} at once. Add a filter.`,
  },

  shortlists: 'Shortlists',
  shortlistsHelp: 'Kept in this browser, as ids only',
  noShortlists: 'No shortlists yet. Look up some KOLs and save the list under a name.',
  saveShortlist: 'Save as shortlist',
  saveSelected: (rows: number) => `Save ${count(rows)} as shortlist`,
  saveShown: (rows: number) => `Save ${count(rows)} shown`,
  shortlistName: 'Shortlist name',
  nameIsUsed: (name: string, members: number) => `You have a shortlist “${name}” with ${kols(members)}.`,
  replace: 'Replace',
  keepBoth: 'Keep both',
  saved: (name: string, members: number) => `${kols(members)} saved as “${name}”.`,
  duplicate: 'Duplicate',
  duplicateOf: (name: string) => `Duplicate ${name}`,
  copyOf: (name: string) => `${name} (copy)`,
  members: kols,
});
