import {
  type AccessorFn,
  type CellContext,
  type ColumnDef,
  cellSpanningFeature,
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createSortedRowModel,
  metaHelper,
  type ReactTable,
  type Row,
  type RowData,
  rowSelectionFeature,
  rowSortingFeature,
  type TableOptions,
  type TableState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';
import { currentFormat } from '../../i18n/format.ts';

export interface ColumnMeta {
  /** Numbers align at the end of the line, so that their digits line up. */
  align?: 'start' | 'end';
  /** True for the column that takes the width that the others leave. */
  isFlexible?: boolean;
  /** The width up to which the column grows in a wide window, in pixels at the default text size. */
  growsTo?: number;
  /**
   * Where the column is in the card of a row on a phone: in the second or third line, with another label or none (`''`).
   * `nameOnly` is the first column without its detail; a `hidden` column is in the card only while the rows are sorted by it;
   * `menu` is at the end of the line of the name. Without it, a column has its own labelled line.
   */
  phone?: { line: 2 | 3; label?: string } | 'nameOnly' | 'hidden' | 'menu';
  /** True for a column that is hidden until the user shows it. */
  isHiddenByDefault?: boolean;
  /**
   * True for the first column if its cell contains the row's link (`RowLink`). A click anywhere in the row follows it.
   */
  isRowLink?: boolean;
}

const features = tableFeatures({
  cellSpanningFeature,
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnMeta: metaHelper<ColumnMeta>(),
});

type Features = typeof features;

/** The sort value of a cell: a number, a text, or nothing (missing). */
export type SortValue = string | number | null | undefined;

/**
 * A column: its `header`, its `size` in pixels at the default text size, its `cell`, and an `accessorFn` if rows can be
 * sorted by it. Its `id` is the path of its field, such as `metrics.open_rate`.
 */
export type DataColumn<Data extends RowData> = Omit<ColumnDef<Features, Data>, 'columns' | 'accessorKey'> & {
  id: string;
  header: string;
  size: number;
  accessorFn?: (row: Data) => SortValue;
  cell: (context: CellContext<Features, Data>) => ReactNode;
};

export type DataRow<Data extends RowData> = Row<Features, Data>;

/** TanStack's table with the features of the dashboard's tables. */
export type DataTableInstance<Data extends RowData> = ReactTable<
  Features,
  Data,
  Omit<TableState<Features>, 'columnResizing'>
>;

/** TanStack's own options. Sorting, resizing and selection are on if their change handler is set. */
interface DataTableOptions<Data extends RowData>
  extends Omit<Partial<TableOptions<Features, Data>>, 'features' | 'columns' | 'data' | 'enableSorting'> {
  /** The columns; the same array until they change. */
  columns: readonly DataColumn<Data>[];
  /** The rows; undefined while the first answer is loading. */
  rows: readonly Data[] | undefined;
}

const NO_ROWS: readonly never[] = [];

/** The minimum and maximum width of a column, in pixels at the default text size. */
const MIN_SIZE = 56;
const MAX_SIZE = 900;

/** Limits a width to the minimum and maximum. */
export const clampSize = (size: number) => Math.round(Math.min(MAX_SIZE, Math.max(MIN_SIZE, size)));

/** Creates the TanStack table for `DataTable`. */
export function useDataTable<Data extends RowData>({
  columns,
  rows = NO_ROWS,
  ...options
}: DataTableOptions<Data>): DataTableInstance<Data> {
  const columnDefs = useMemo(() => columns.map(withMissingAsUndefined), [columns]);
  // A row caches the accessor results, which differ in another language.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const data = useMemo(() => [...rows], [rows, columns]);
  return useTable<Features, Data, Omit<TableState<Features>, 'columnResizing'>>(
    {
      features,
      columns: columnDefs,
      data,
      defaultColumn: { minSize: MIN_SIZE, maxSize: MAX_SIZE, sortFn: compareRows, sortUndefined: 'last' },
      enableColumnResizing: options.onColumnSizingChange !== undefined,
      enableMultiSort: false,
      enableRowRangeSelection: false,
      enableRowSelection: options.onRowSelectionChange !== undefined,
      enableSorting: options.onSortingChange !== undefined,
      enableSortingRemoval: false,
      ...options,
    },
    // Only `DataTable` follows the pointer while a column is resized.
    ({ columnResizing: _, ...state }) => state,
  );
}

/**
 * Numbers sort largest first, texts from A. TanStack Table sorts `undefined` last in both directions, so every other
 * missing value becomes `undefined`: "not known" is neither the largest nor the smallest.
 */
function withMissingAsUndefined<Data extends RowData>(column: DataColumn<Data>): ColumnDef<Features, Data> {
  const { accessorFn, ...rest } = column;
  if (accessorFn === undefined) return rest;
  const readValue: AccessorFn<Data> = (row) => {
    const value = accessorFn(row);
    return value === null || value === '' || Number.isNaN(value) ? undefined : value;
  };
  return { sortDescFirst: column.meta?.align === 'end', ...rest, accessorFn: readValue };
}

/** Compares texts in the user's language, and numbers by value. */
function compareRows<Data extends RowData>(one: DataRow<Data>, other: DataRow<Data>, columnId: string): number {
  const [first, second] = [one.getValue(columnId), other.getValue(columnId)];
  if (typeof first === 'number' && typeof second === 'number') return first - second;
  return currentFormat().compare(String(first), String(second));
}
