import { defineWords } from './defineWords.ts';
import { currentFormat } from './format.ts';
import { plural } from './plural.ts';

const count = (value: number) => currentFormat().count(value);
const kols = (value: number) => `${count(value)} ${plural(value, { one: 'KOL', other: 'KOLs' })}`;

/** Words of the look-up of many KOLs, the working list and the shortlists. */
export const useKolListWords = defineWords('kolList', {
  title: 'KOLs',
  intro: 'KOLs are opened by id. Bring the ids from your CRM, a spreadsheet or a mail, in any form.',
  lookUp: 'Look up KOLs',
  addKols: 'Add KOLs',
  fieldLabel: 'KOL ids',
  fieldHelp:
    'One id or hundreds: separated in any way, a spreadsheet column, addresses of profiles. Or drop a CSV or text file here.',
  submit: 'Look up',
  add: 'Add to the list',
  chooseFile: 'Choose a file',
  noId: 'This holds no KOL id. An id looks like kol_demo_0001.',
  unreadableFile: (name: string) => `The file ${name} cannot be read as text.`,
  recent: 'Recently opened',

  found: (ids: number, duplicates: number) =>
    duplicates === 0
      ? `${count(ids)} ${plural(ids, { one: 'id', other: 'ids' })} found.`
      : `${count(ids)} ${plural(ids, { one: 'id', other: 'ids' })} found, ${count(duplicates)} ${plural(duplicates, { one: 'duplicate', other: 'duplicates' })} merged.`,
  others: (pieces: number) =>
    `${count(pieces)} ${plural(pieces, { one: 'piece of text is', other: 'pieces of text are' })} no KOL id:`,

  caption: 'KOLs of the list',
  inList: (total: number) => `${kols(total)} in the list`,
  shown: (shown: number, loaded: number) =>
    shown === loaded ? kols(loaded) : `${count(shown)} of ${kols(loaded)} match`,
  selected: (selected: number) => `${count(selected)} selected`,
  reading: (done: number, total: number) => `${count(done)} of ${count(total)}`,
  readingLabel: 'Reading KOLs',
  stopped: (done: number, total: number) => `Stopped: ${count(done)} of ${count(total)} are read.`,
  cancel: 'Cancel',
  goOn: 'Go on',
  readAll: (total: number) => (total === 1 ? 'The KOL is read.' : `All ${kols(total)} are read.`),
  failedTitle: (failed: number) => `${kols(failed)} could not be read`,
  unknown: 'The service knows no KOL with this id.',
  copyDetail: (id: string) => `Copy detail of ${id}`,
  retry: (id: string) => `Try ${id} again`,
  showFailed: 'Show only these',
  showAll: 'Show the whole list',
  retryAll: 'Try all again',
  removeFailed: 'Remove all from the list',
  removeOne: (id: string) => `Remove ${id}`,
  noMatchTitle: 'No KOL of the list matches',
  noMatch: 'Take a filter away to see more.',

  search: 'Search',
  moreFilters: (inForce: number) => (inForce === 0 ? 'More filters' : `More filters (${count(inForce)})`),
  searchPlaceholder: 'Name, institution…',
  tier: 'Tier',
  engagement_level: 'Engagement',
  specialty: 'Specialty',
  country: 'Country',
  name: 'Name',
  kolTitle: 'Title',
  institution: 'Institution',
  specialties: 'Specialties',

  actions: 'Selected KOLs',
  invite: 'Invite to event',
  compare: 'Compare',
  compareHint: 'Select 2 to 4 KOLs to compare them.',
  compareTitle: 'Comparison',
  exportCsv: 'Export CSV',
  exportName: 'kols',
  printBriefings: 'Print briefings',
  remove: 'Remove',
  copyLink: 'Copy link',
  close: 'Close',
  plot: 'Plot',
  hidePlot: 'Hide plot',
  plotTitle: 'h-index and response',
  plotVertical: 'Vertical axis',
  plotPoints: 'Points of the plot: the arrow keys go from one to the next, Enter opens the profile',
  plotLabel: (rate: string) => `The KOLs shown, by h-index and ${rate.toLocaleLowerCase()}; each point opens a profile`,
  plotMissing: (missing: number) =>
    `${kols(missing)} without these figures ${plural(missing, { one: 'is', other: 'are' })} not in the plot.`,
  plotNothing: 'No KOL in the rows has both figures.',
  plotPoint: (name: string, hIndex: string, rate: string) => `${name}: ${hIndex}, ${rate}`,
  noTier: 'No tier',

  shortlists: 'Shortlists',
  shortlistsHelp: 'Kept in this browser, as ids only',
  noShortlists: 'No shortlists yet. Look up some KOLs and save the list under a name.',
  saveShortlist: 'Save as shortlist',
  shortlistName: 'Name of the shortlist',
  save: 'Save',
  saved: (name: string) => `Saved as “${name}”.`,
  open: (name: string) => `Open ${name}`,
  rename: 'Rename',
  renameOf: (name: string) => `Rename ${name}`,
  duplicate: 'Duplicate',
  duplicateOf: (name: string) => `Duplicate ${name}`,
  copyOf: (name: string) => `${name} (copy)`,
  delete: 'Delete',
  deleteOf: (name: string) => `Delete ${name}`,
  deleted: (name: string) => `“${name}” is deleted.`,
  undo: 'Undo',
  members: kols,
});
