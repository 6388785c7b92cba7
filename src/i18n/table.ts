import { defineMessages } from './defineMessages.ts';
import { currentFormat } from './format.ts';
import { plural } from './plural.ts';

const count = (value: number) => currentFormat().count(value);
const allRows = (rows: number) => plural(rows, { one: 'One row', other: `All ${count(rows)} rows` });

/** Messages around a table: export, sort order, columns, saved views. */
export const useTableMessages = defineMessages('table', {
  exportRows: 'Export',
  columns: 'Columns',
  widthOf: (column: string) => `Width of ${column}`,
  serviceOrder: 'Default order',
  sortBy: 'Sort by',
  sortsPage: 'Orders the rows of this page',
  sortsAll: 'Orders all rows',
  inOrder: (column: string, isDescending: boolean) => `${column}, ${isDescending ? 'descending' : 'ascending'}`,
  sorted: (column: string) => `Sorted by ${column}.`,
  sortedPage: (column: string) => `Sorted by ${column}, on this page only.`,
  loadAllAndSort: 'Load all and sort',
  clearSort: 'Clear sort',
  allSorted: (rows: number, column: string) => `${allRows(rows)}, sorted by ${column}.`,
  allUnsorted: (rows: number) => `${allRows(rows)}, in the default order.`,
  backToPages: 'Back to pages',
  moved: (rows: number, total: number) =>
    `The data changed while it was loading: ${count(rows)} ${plural(rows, { one: 'record is', other: 'records are' })} loaded, and the service now has ${count(total)}.`,
  loadAgain: 'Load again',
  leftOut: (rows: number) =>
    `${count(rows)} ${plural(rows, { one: 'record', other: 'records' })} had no id and cannot be shown.`,

  view: 'Saved view',
  noView: 'No saved view',
  defaultView: (name: string) => `${name} (default)`,
  views: 'Saved views',
  updateView: 'Update view',
  resetView: 'Reset',
});
