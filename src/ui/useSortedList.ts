import { useMemo } from 'react';
import type { AllRows } from './AllRowsBar.tsx';
import type { Column } from './DataTable.tsx';
import type { PageResult } from './PagedTable.tsx';
import { sortOf, sortRows } from './sortRows.ts';
import { arranged, type TableLayout } from './tableLayout.ts';

interface SortedListOptions<Row> {
  columns: readonly Column<Row>[];
  layout: TableLayout;
  /** The order as the address says it. */
  sort: string | undefined;
  result: PageResult<Row>;
  all: AllRows<Row>;
}

/** The rows to show, of the page or all of them, in the reader's order, and the columns to show of them. */
export function useSortedList<Row>({ columns, layout, sort: sortName, result, all }: SortedListOptions<Row>) {
  const { order, shown } = layout;
  const arrangedColumns = useMemo(() => arranged(columns, { order, shown }), [columns, order, shown]);
  const sort = useMemo(() => {
    const asked = sortOf(sortName);
    return columns.some(({ id, sortValue }) => id === asked?.id && sortValue !== undefined) ? asked : null;
  }, [columns, sortName]);
  const isAll = all.isOn && all.walk?.isComplete === true;
  const given = isAll ? all.walk?.records : result.data?.data;
  const rows = useMemo(() => given && sortRows(given, columns, sort), [given, columns, sort]);
  return {
    columns: arrangedColumns,
    rows,
    sort,
    /** The header of the column that the rows are sorted by. */
    sortedBy: columns.find(({ id }) => id === sort?.id)?.header,
    /** True where the rows are all that match. */
    isAll,
  };
}
