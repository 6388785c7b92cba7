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
import { currentFormat } from '../../words/format.ts';

interface ColumnMeta {
  /** Numbers stand at the end of the line, so that their digits line up. */
  align?: 'start' | 'end';
  /** True for a column that a reader has to switch on. */
  isHiddenByDefault?: boolean;
  /** True for the first column if its cell holds the row's link (`RowLink`). A click anywhere in the row follows it. */
  isRowLink?: boolean;
}

interface TableMeta {
  /** What more there is to know about sorting, such as that it is for this page only. */
  sortTitle?: string;
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
  tableMeta: metaHelper<TableMeta>(),
});

type Features = typeof features;

/** What a column is sorted by: a number, a text, or nothing (the value is missing). */
export type SortValue = string | number | null | undefined;

/**
 * A column: its `header`, its `size` in pixels at the usual text size, its `cell`, and an `accessorFn` if rows can be
 * sorted by it. Its `id` is the path of the field that it shows, such as `metrics.open_rate`.
 */
export type DataColumn<Data extends RowData> = Omit<ColumnDef<Features, Data>, 'columns' | 'accessorKey'> & {
  id: string;
  header: string;
  size: number;
  accessorFn?: (row: Data) => SortValue;
  cell: (context: CellContext<Features, Data>) => ReactNode;
};

export type DataRow<Data extends RowData> = Row<Features, Data>;

/** TanStack's table with the features that the tables of the dashboard have. */
export type DataTableInstance<Data extends RowData> = ReactTable<
  Features,
  Data,
  Omit<TableState<Features>, 'columnResizing'>
>;

/** TanStack's own options. Sorting, resizing and selection are on if the handler of their change is given. */
interface DataTableOptions<Data extends RowData>
  extends Omit<Partial<TableOptions<Features, Data>>, 'features' | 'columns' | 'data' | 'enableSorting'> {
  /** The columns; the same array until something about them changes. */
  columns: readonly DataColumn<Data>[];
  /** The rows; undefined while the first answer is loading. */
  rows: readonly Data[] | undefined;
}

const NO_ROWS: readonly never[] = [];

/** The narrowest and the widest that a reader can make a column, in pixels at the usual text size. */
const MIN_SIZE = 56;
const MAX_SIZE = 900;

/** A width that a reader asks for, kept within the limits. */
export const clampSize = (size: number) => Math.round(Math.min(MAX_SIZE, Math.max(MIN_SIZE, size)));

/** Creates the TanStack table that `DataTable` draws. */
export function useDataTable<Data extends RowData>({
  columns,
  rows = NO_ROWS,
  ...options
}: DataTableOptions<Data>): DataTableInstance<Data> {
  const columnDefs = useMemo(() => columns.map(withMissingAsUndefined), [columns]);
  // A row caches what the accessors return: in another language they return other texts.
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
 * Numbers start with the largest, texts with A. TanStack Table sorts `undefined` last in both directions, so every other
 * missing value becomes `undefined`: "not known" is neither the most nor the least.
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

/** Texts are compared as the reader's language orders them, numbers by size. */
function compareRows<Data extends RowData>(one: DataRow<Data>, other: DataRow<Data>, columnId: string): number {
  const [first, second] = [one.getValue(columnId), other.getValue(columnId)];
  if (typeof first === 'number' && typeof second === 'number') return first - second;
  return currentFormat().compare(String(first), String(second));
}
