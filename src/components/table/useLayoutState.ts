import {
  type ColumnOrderState,
  type ColumnSizingState,
  type ColumnVisibilityState,
  functionalUpdate,
  type RowData,
  type Updater,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DataColumn } from './useDataTable.ts';

/** The column setup of a table. The first column names the rows: it stays first and visible. */
export interface TableLayout {
  /** Column ids in the user's order. Columns that are not listed come after these. */
  columnOrder: ColumnOrderState;
  /** The columns that the user has shown or hidden. */
  columnVisibility: ColumnVisibilityState;
  /** The widths that the user has set, in pixels at the default text size. */
  columnSizing: ColumnSizingState;
  density: 'comfortable' | 'compact';
}

/** A named set of filters and columns. */
export interface View {
  id: string;
  name: string;
  /** True for the view that opens with the table. */
  isDefault: boolean;
}

/** The column layout of a table and its saved views. */
export interface TableViews {
  views: readonly View[];
  chosen: View | undefined;
  /** True if filters or columns differ from the selected view. */
  hasChanged: boolean;
  /** True if the address names a view that this browser does not have. */
  isUnknown: boolean;
  layout: TableLayout;
  setLayout: (layout: TableLayout) => void;
  resetLayout: () => void;
  /** Reverts the changes of a view. @returns the parameters of its URL, or of the table's URL */
  open: (id: string | undefined) => Record<string, string>;
  /** Saves filters and columns as they are. @returns the name of the view, and the parameters of its URL */
  create: (name: string) => { name: string; parameters: Record<string, string> };
  update: () => void;
  rename: (id: string, name: string) => void;
  /** Undefined for a table that never opens with a view. */
  setDefault: ((id: string | undefined) => void) | undefined;
  /** @returns the parameters of the next address if the deleted view was open, and how to undo it, which returns the former ones */
  remove: (id: string) => { next: Record<string, string> | null; undo: () => Record<string, string> | null };
}

interface LayoutOptions<Data extends RowData> {
  columns: readonly DataColumn<Data>[];
  layout: TableLayout;
  onLayoutChange: (layout: TableLayout) => void;
}

/** The column state of a table as options for `useDataTable`. It comes from a layout that can be saved. */
export function useLayoutState<Data extends RowData>({ columns, layout, onLayoutChange }: LayoutOptions<Data>) {
  const { columnSizing } = layout;
  const columnOrder = useMemo(() => orderOf(columns, layout), [columns, layout]);
  const columnVisibility = useMemo(() => visibilityOf(columns, layout), [columns, layout]);
  return {
    state: { columnOrder, columnVisibility, columnSizing },
    onColumnOrderChange: (updater: Updater<ColumnOrderState>) =>
      onLayoutChange({ ...layout, columnOrder: functionalUpdate(updater, columnOrder) }),
    onColumnVisibilityChange: (updater: Updater<ColumnVisibilityState>) =>
      onLayoutChange({ ...layout, columnVisibility: { ...functionalUpdate(updater, layout.columnVisibility) } }),
    onColumnSizingChange: (updater: Updater<ColumnSizingState>) =>
      onLayoutChange({ ...layout, columnSizing: { ...functionalUpdate(updater, columnSizing) } }),
  };
}

type LayoutColumn = Pick<DataColumn<never>, 'id' | 'meta'>;

/** The column order for TanStack Table. */
function orderOf(columns: readonly LayoutColumn[], layout: Pick<TableLayout, 'columnOrder'>): ColumnOrderState {
  const first = columns.slice(0, 1).map(({ id }) => id);
  return [...first, ...layout.columnOrder.filter((id) => !first.includes(id))];
}

/** The column visibility for TanStack Table: the user's choice, or the default of the column. */
function visibilityOf(
  columns: readonly LayoutColumn[],
  layout: Pick<TableLayout, 'columnVisibility'>,
): ColumnVisibilityState {
  return Object.fromEntries(
    columns.map(({ id, meta }, index) => [
      id,
      index === 0 || (layout.columnVisibility[id] ?? !meta?.isHiddenByDefault),
    ]),
  );
}
