import { count, currentFormat } from './format.ts';
import { defineMessages, plural } from './messages.ts';

/** Messages of tables and lists: filters, pages, sort order, and the dialogs for columns, saved views and export. */
export const useTableMessages = defineMessages('table', {
  exportRows: 'Export',
  columns: 'Columns',
  widthOf: (column: string) => `Width of ${column}`,
  serviceOrder: 'Default order',
  sortBy: 'Sort by',
  inOrder: (column: string, isDescending: boolean) => `${column}, ${isDescending ? 'descending' : 'ascending'}`,
  sorted: (column: string) => `Sorted by ${column}.`,
  sortedPage: (column: string) => `Sorted by ${column}, on this page only.`,
  clearSort: 'Clear sort',
  moved: (rows: number, total: number) =>
    `The data changed while it was loading: ${count(rows)} ${plural(rows, { one: 'record is', other: 'records are' })} loaded, and the service now has ${count(total)}.`,
  skipped: (rows: number) =>
    `${count(rows)} ${plural(rows, { one: 'record', other: 'records' })} had no id and cannot be shown.`,

  view: 'Saved view',
  noView: 'No saved view',
  defaultView: (name: string) => `${name} (default)`,
  views: 'Saved views',
  updateView: 'Update view',
  resetView: 'Reset',

  previousPage: 'Previous page',
  nextPage: 'Next page',
  firstPage: 'First page',
  lastPage: 'Last page',
  perPage: 'Rows per page',
  pagination: 'Pages',
  range: (from: number, to: number, total: number) => `${count(from)}–${count(to)} of ${count(total)}`,
  announce: (shown: number, total: number, noun: string) =>
    total === 0 ? `No ${noun}` : `${count(shown)} of ${count(total)} ${noun}`,
  announceRange: (from: number, to: number, total: number, noun: string) =>
    `${count(from)}–${count(to)} of ${count(total)} ${noun}`,
  announcePage: (page: number) => `, page ${count(page)}`,
  reversedPeriod: 'The period ends before it begins, so it contains nothing.',
  undated: (campaigns: number) =>
    plural(campaigns, {
      one: '1 campaign has no readable date and is missing here.',
      other: `${count(campaigns)} campaigns have no readable date and are missing here.`,
    }),
  skippedOnPage: (rows: number) =>
    `${count(rows)} ${plural(rows, { one: 'record', other: 'records' })} on this page had no id and cannot be shown.`,
  actions: 'Actions',
  selectAll: 'Select all rows',
  selectRow: (name: string) => `Select ${name}`,
  filters: 'Filters',
  clearFilters: 'Clear filters',
  activeFilters: 'Active filters',
  removeFilter: 'Remove filter',
  goToPage: 'Go to page',
  pagesThere: (pages: number) => `Pages: 1 to ${count(pages)}`,
  ofPages: (pages: number) => `of ${count(pages)}`,
  /** A choice of a filter, with the number of records. */
  optionCount: (option: string, records: number) => `${option} (${count(records)})`,
  pastTheEndTitle: 'This page does not exist',
  pastTheEnd: (pages: number) => `The list ends at page ${count(pages)}.`,
  goToLastPage: 'Go to the last page',
  invalidFilters: (names: string[]) =>
    `The address contains ${plural(names.length, { one: 'a filter that is', other: 'filters that are' })} not valid: ${currentFormat().list(names)}. ${plural(names.length, { one: 'It was', other: 'They were' })} ignored.`,

  loading: {
    progress: (loaded: number, total: number) => `${count(loaded)} of ${count(total)} loaded`,
    cancel: 'Cancel',
    loadAll: 'Load all',
    stoppedAtOnce: 'Loading was stopped before any data arrived.',
    stopped: (loaded: number, total: number) =>
      `Loading was stopped. This page covers the first ${count(loaded)} of ${count(total)}.`,
    moved: 'The data changed while it was loading. Load again to get exact numbers.',
    loadAgain: 'Load again',
    skipped: (n: number) =>
      `${count(n)} ${plural(n, { one: 'record', other: 'records' })} had no id and ${plural(n, { one: 'is', other: 'are' })} not included.`,
  },

  columnsDialog: {
    title: 'Columns',
    help: 'Saved in this browser.',
    alwaysFirst: 'always shown, always first',
    moveUp: (column: string) => `Move ${column} up`,
    moveDown: (column: string) => `Move ${column} down`,
    moved: (column: string, place: number, columns: number) =>
      `${column} is now column ${count(place)} of ${count(columns)}.`,
    narrower: (column: string) => `Make ${column} narrower`,
    wider: (column: string) => `Make ${column} wider`,
    sized: (column: string, width: number) => `${column} is now ${count(width)} pixels wide.`,
    density: 'Density',
    comfortable: 'Comfortable',
    compact: 'Compact',
    reset: 'Reset to default',
    close: 'Done',
  },

  viewsDialog: {
    help: 'A view is a named set of filters, an order and columns. It is saved in this browser.',
    name: 'View name',
    saveAs: 'Save the current list',
    saved: (name: string) => `View “${name}” saved.`,
    open: (name: string) => `Open ${name}`,
    opensWithTable: 'Opens by default',
    makeDefault: (name: string) => `Open ${name} by default`,
  },

  exportDialog: {
    title: (noun: string) => `Export ${noun}`,
    rows: 'Rows',
    thisPage: (rows: number) => `This page (${count(rows)})`,
    asShown: (rows: number) => `In the order shown (${count(rows)})`,
    all: (total: number) => `All that match (${count(total)})`,
    format: 'Format',
    csv: 'CSV, for spreadsheets',
    json: 'JSON, for programs',
    save: 'Save file',
    saved: (rows: number, name: string) =>
      `${count(rows)} ${plural(rows, { one: 'record', other: 'records' })} saved in ${name}.`,
    moved: (rows: number, total: number) =>
      `The data changed while it was loading: the file has ${count(rows)} ${plural(rows, { one: 'record', other: 'records' })}, and the service now has ${count(total)}. Export again to get all of them.`,
    skipped: (rows: number) =>
      `${count(rows)} ${plural(rows, { one: 'record', other: 'records' })} without an id ${plural(rows, { one: 'is', other: 'are' })} not included.`,
    unreadable: (rows: number) =>
      `Values of ${count(rows)} ${plural(rows, { one: 'record', other: 'records' })} can’t be read and are not in the file.`,
    cancelled: 'The export was cancelled; no file was saved.',
  },

  drawer: {
    previous: 'Previous record',
    next: 'Next record',
    notHereTitle: 'Not on this page',
    notHere: 'The record in the address is not on this page of the list. It may have moved, or the filters hide it.',
    lookForIt: 'Search the whole list',
    nowhere: 'No record has this id',
  },
});
