import type { columnResizingState, RowData } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { PointerEvent } from 'react';
import { useTableMessages } from '../../i18n/table.ts';
import { textScale } from '../../theme/theme.ts';
import { keepInMiddle } from '../layout/keepInMiddle.ts';
import { ariaRoles } from './ariaRoles.ts';
import styles from './TableHeader.module.css';
import { clampSize, type DataTableInstance } from './useDataTable.ts';

/** Checkboxes that select rows. The table's `rowSelection` holds which rows are selected. */
export interface SelectionColumn<Data extends RowData> {
  /** Names the row for its checkbox. */
  getRowLabel: (row: Data) => string;
  /** True if the header has a checkbox for all rows. */
  hasSelectAll?: boolean;
  /** True while rows are still loading. "Select all" is disabled then, because it would miss the rows that load later. */
  isArriving?: boolean;
  /** True while no further row can be selected. */
  isFull?: boolean;
}

interface TableHeaderProps<Data extends RowData> {
  table: DataTableInstance<Data>;
  selection: SelectionColumn<Data> | undefined;
  /** True if the page contains only some of the rows. */
  isVirtualized: boolean;
}

/** The header: the checkbox for all rows, the buttons that sort, and the edges that resize. */
export function TableHeader<Data extends RowData>({ table, selection, isVirtualized }: TableHeaderProps<Data>) {
  const t = useTableMessages();
  const { enableSorting } = table.options;
  return (
    <thead {...ariaRoles.rowGroup}>
      {/* On a phone the label explains the names in this line. */}
      <tr
        {...ariaRoles.row}
        aria-rowindex={isVirtualized ? 1 : undefined}
        data-label={enableSorting ? t.sortBy : undefined}
      >
        {selection && (
          <td {...ariaRoles.cell} data-box>
            {(selection.hasSelectAll ?? true) && <SelectAll table={table} isDisabled={selection.isArriving} />}
          </td>
        )}
        {table.getFlatHeaders().map(({ column }) => {
          const sorted = column.getIsSorted();
          return (
            <th
              key={column.id}
              ref={sorted ? keepInSight : undefined}
              {...ariaRoles.columnHeader}
              scope="col"
              data-column={column.id}
              data-align={column.columnDef.meta?.align ?? 'start'}
              aria-sort={sorted ? `${sorted}ending` : undefined}
            >
              {enableSorting ? <SortButton column={column} /> : <bdi>{headerOf(column)}</bdi>}
              {column.getCanResize() && <ColumnResizer table={table} column={column} />}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** On a phone the sort buttons are a line that scrolls, in which the sorted column stays in sight. */
const keepInSight = (header: Element | null) => keepInMiddle(header, header?.closest('thead'));

type TableColumn<Data extends RowData> = ReturnType<DataTableInstance<Data>['getFlatHeaders']>[number]['column'];

const headerOf = <Data extends RowData>({ columnDef: { header } }: TableColumn<Data>) =>
  typeof header === 'string' ? header : '';

interface SelectAllProps<Data extends RowData> {
  table: DataTableInstance<Data>;
  isDisabled: boolean | undefined;
}

function SelectAll<Data extends RowData>({ table, isDisabled }: SelectAllProps<Data>) {
  const t = useTableMessages();
  const rows = table.getRowModel().rows.filter((row) => row.getCanSelect());
  const isAll = table.getIsAllPageRowsSelected();
  const isSome = rows.some((row) => row.getIsSelected());
  return (
    <label>
      <input
        type="checkbox"
        aria-label={t.selectAll}
        checked={isAll}
        disabled={isDisabled || rows.length === 0}
        ref={(box) => {
          if (box !== null) box.indeterminate = isSome && !isAll;
        }}
        onChange={() => table.toggleAllPageRowsSelected(!isAll)}
      />
    </label>
  );
}

function SortButton<Data extends RowData>({ column }: { column: TableColumn<Data> }) {
  const header = headerOf(column);
  if (!column.getCanSort()) return header;
  const sorted = column.getIsSorted();
  const Icon = sorted === 'desc' ? ArrowDown : sorted === 'asc' ? ArrowUp : ChevronsUpDown;
  return (
    <button
      type="button"
      className={styles.sort}
      data-sorted={sorted !== false}
      data-align={column.columnDef.meta?.align}
      onClick={column.getToggleSortingHandler()}
    >
      {header}
      <Icon size={12} aria-hidden />
    </button>
  );
}

interface ColumnResizerProps<Data extends RowData> {
  table: DataTableInstance<Data>;
  column: TableColumn<Data>;
}

/**
 * The resize handle of a column for pointers. TanStack's handler starts from the defined widths and counts screen
 * pixels, but these columns stretch to the table's width and grow with the text. Keyboard users have buttons in
 * `ColumnsDialog`, because handles would add two tab stops per column before the first row.
 */
function ColumnResizer<Data extends RowData>({ table, column }: ColumnResizerProps<Data>) {
  const t = useTableMessages();
  const end = () => table.resetHeaderSizeInfo(true);
  return (
    <div
      className={styles.edge}
      aria-hidden
      title={t.widthOf(headerOf(column))}
      onPointerDown={(pointer) => {
        if (pointer.button !== 0) return;
        pointer.preventDefault();
        pointer.currentTarget.setPointerCapture(pointer.pointerId);
        const columnSizingStart = measureColumns(pointer.currentTarget);
        const startSize = new Map(columnSizingStart).get(column.id) ?? column.getSize();
        table.setColumnResizing({
          isResizingColumn: column.id,
          columnSizingStart,
          startOffset: pointer.clientX,
          startSize,
          deltaOffset: 0,
          deltaPercentage: 0,
        });
      }}
      onPointerMove={(pointer) => {
        const { isResizingColumn, startOffset } = table.atoms.columnResizing.get();
        if (isResizingColumn !== column.id || startOffset === null) return;
        const deltaOffset = (readingDirection(pointer) * (pointer.clientX - startOffset)) / textScale();
        table.setColumnResizing((resizing) => ({ ...resizing, deltaOffset }));
      }}
      onPointerUp={() => {
        const resizing = table.atoms.columnResizing.get();
        const sizes = getResizedSizes(resizing);
        if (sizes !== undefined && resizing.deltaOffset !== 0)
          table.setColumnSizing((known) => ({ ...known, ...sizes }));
        end();
      }}
      onPointerCancel={end}
    />
  );
}

/** The widths of all columns while one of them is resized; undefined at any other time. */
export function getResizedSizes(resizing: columnResizingState): Record<string, number> | undefined {
  const { isResizingColumn: id, columnSizingStart, startSize, deltaOffset } = resizing;
  if (id === false || startSize === null) return undefined;
  return { ...Object.fromEntries(columnSizingStart), [id]: clampSize(startSize + (deltaOffset ?? 0)) };
}

/** @returns 1 for left-to-right text, -1 for right-to-left text */
const readingDirection = ({ currentTarget }: PointerEvent) =>
  getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;

/**
 * Returns the rendered widths of all columns, in pixels at the default text size.
 * @param inHeader an element in the header of the table
 */
export function measureColumns(inHeader: Element | null): [string, number][] {
  const cells = inHeader?.closest('tr')?.querySelectorAll<HTMLElement>('[data-column]') ?? [];
  const scale = textScale();
  return [...cells].map((cell) => [cell.dataset.column ?? '', Math.round(cell.offsetWidth / scale)]);
}
