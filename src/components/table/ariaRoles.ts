/**
 * Explicit roles for the elements of a table, because some browsers drop the implicit ones when rows are shown as
 * cards.
 */
export const ariaRoles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
