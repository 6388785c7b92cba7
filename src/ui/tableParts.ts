/** How much of the window's height is left to what stands around a long table, in pixels. */
export const AROUND_LONG_TABLE = 160;

/** What the parts of a table are, said outright: shown as cards, some browsers no longer know it by themselves. */
export const part = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
