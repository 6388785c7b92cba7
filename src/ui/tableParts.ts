/** How much of the window's height is left to what stands around a long table, in pixels, as `DataTable.module.css` says. */
export const AROUND_LONG_TABLE = 160;

/** How high a long table is in the lowest window; so much of it is drawn also while it stands below what the window shows. */
export const LEAST_LONG_TABLE = 360;

/** What the parts of a table are, said outright: shown as cards, some browsers no longer know it by themselves. */
export const part = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
