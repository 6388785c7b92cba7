import Skeleton from '@mui/material/Skeleton';
import { type RowData, Subscribe } from '@tanstack/react-table';
import {
  type KeyboardEvent,
  lazy,
  memo,
  type Ref,
  type RefObject,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { useTableMessages } from '../../i18n/table.ts';
import { toRem } from '../../theme/theme.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { ariaRoles } from './ariaRoles.ts';
import styles from './DataTable.module.css';
import { followRowLink } from './RowLink.tsx';
import { storePosition, useTableScrollKey } from './scrollPositions.ts';
import { getResizedSizes, type SelectionColumn, TableHeader } from './TableHeader.tsx';
import {
  type ColumnMeta,
  type DataColumn,
  type DataRow,
  type DataTableInstance,
  useDataTable,
} from './useDataTable.ts';
import { useOverflow } from './useOverflow.ts';
import { usePageKeys } from './usePageKeys.ts';
import type { VirtualizedRows as VirtualizedRowsComponent } from './VirtualizedRows.tsx';

// TanStack Virtual is large, and most tables have few rows.
const VirtualizedRows = lazy(async () => ({
  default: (await import('./VirtualizedRows.tsx')).VirtualizedRows,
})) as unknown as typeof VirtualizedRowsComponent;

interface DataTableProps<Data extends RowData> {
  /** The table: `useDataTable`. */
  table: DataTableInstance<Data>;
  /** The rows to show; by default all of the table. */
  rows?: readonly DataRow<Data>[];
  /** Names the table for screen readers. */
  caption: string;
  /** True while the first answer is loading: placeholders take the place of the rows. */
  isLoading?: boolean;
  /** True while the rows are those of the previous request. */
  isStale?: boolean;
  /** How many rows the answer will probably have, so that the page does not jump when they come. */
  expectedRows?: number;
  selection?: SelectionColumn<Data>;
  density?: 'comfortable' | 'compact';
  /** Rows with the index as key reuse their elements: a new page changes only the text. */
  rowKey?: 'id' | 'index';
  /** False for a table that paper does not show: its rows are not rendered for print. */
  isPrinted?: boolean;
}

interface StaticTableProps<Data extends RowData> extends Omit<DataTableProps<Data>, 'table' | 'rows' | 'isLoading'> {
  /** The columns; the same array until they change. */
  columns: readonly DataColumn<Data>[];
  /** The rows; undefined while they are loading. */
  rows: readonly Data[] | undefined;
  /** The id of a row, whose elements move with it; without it a row is known by its index. */
  getRowId?: (row: Data) => string;
}

/** A table that users can neither sort nor customize. */
export function StaticTable<Data extends RowData>({ columns, rows, getRowId, ...props }: StaticTableProps<Data>) {
  const table = useDataTable({ columns, rows, getRowId });
  return <DataTable {...props} table={table} isLoading={rows === undefined} />;
}

/** From this number of rows on the table has its own scroll area and renders only the visible rows. */
const VIRTUALIZED_FROM = 101;

const SELECTION_SIZE = 48;

const NO_ROWS: never[] = [];

/**
 * Shows the whole text of a focused name when the keyboard has moved focus to it. Escape dismisses it, and the pointer, because
 * it covers other rows (WCAG 2.2, 1.4.13).
 */
function showOrDismissText({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  if (/^(Escape|Tab|Arrow)/.test(key)) currentTarget.toggleAttribute('data-dismissed', key === 'Escape');
}

/** The table of the dashboard: a native `<table>`, which screen readers support well. */
export function DataTable<Data extends RowData>(props: DataTableProps<Data>) {
  const { table, caption, isLoading = false, isStale = false, expectedRows = 10, selection, rowKey = 'id' } = props;
  const scroller = useRef<HTMLDivElement>(null);
  useOverflow(scroller);
  usePageKeys(scroller);
  const rows = isLoading ? NO_ROWS : (props.rows ?? table.getRowModel().rows);
  const columns = table.getVisibleLeafColumns();
  const { columnSizing } = table.state;
  // A virtualized table stays virtualized while its rows are filtered, so that its elements are kept.
  const [isVirtualized, setIsVirtualized] = useState(false);
  if (rows.length >= VIRTUALIZED_FROM && !isVirtualized) setIsVirtualized(true);
  const skeleton = <SkeletonRows count={expectedRows} columns={columns} hasSelection={selection !== undefined} />;
  const rowProps = {
    columns,
    selection,
    isFollowed: columns[0]?.columnDef.meta?.isRowLink,
    shownId: columns.find((column) => column.columnDef.meta?.phone === 'hidden' && column.getIsSorted())?.id,
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a region that scrolls is no section of the page */}
      <div
        ref={scroller}
        className={styles.scroller}
        role="region"
        aria-label={caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the region when it has the focus
        tabIndex={0}
        data-long={isVirtualized || undefined}
      >
        <Subscribe source={table.atoms.columnResizing}>
          {(resizing) => {
            const resized = getResizedSizes(resizing);
            const isSized = resized !== undefined || columns.some(({ id }) => columnSizing[id] !== undefined);
            const sizes = columns.map((column) => resized?.[column.id] ?? column.getSize());
            // The table sets the sum itself, because browsers differ in what `max-content` means for a fixed table
            // layout.
            const tableSize = toRem(sizes.reduce((sum, size) => sum + size, selection ? SELECTION_SIZE : 0));
            return (
              <table
                className={styles.table}
                {...ariaRoles.table}
                onClick={followRowLink}
                onAuxClick={followRowLink}
                onPointerMove={({ currentTarget }) => currentTarget.toggleAttribute('data-dismissed', true)}
                onKeyUp={showOrDismissText}
                aria-busy={isLoading || isStale}
                aria-rowcount={isVirtualized ? rows.length + 1 : undefined}
                data-lines={columns.some(({ columnDef }) => columnDef.meta?.phone !== undefined) || undefined}
                data-compact={props.density === 'compact' || undefined}
                data-stale={isStale ? 'awaiting' : undefined}
                data-resized={isSized || undefined}
                style={{ minWidth: tableSize, width: isSized ? tableSize : undefined }}
              >
                <VisuallyHidden as="caption">{caption}</VisuallyHidden>
                {/* Chromium may miss the new width of a `<col>` and share the difference among all columns. It reads
                  new elements correctly. */}
                <colgroup key={isSized ? sizes.join() : undefined}>
                  {selection && <col style={{ width: toRem(SELECTION_SIZE) }} />}
                  {columns.map(({ id, columnDef }, index) => (
                    <col
                      key={id}
                      style={{
                        width: isSized ? toRem(sizes[index] ?? 0) : columnWidth(columnDef.meta, sizes[index] ?? 0),
                      }}
                    />
                  ))}
                </colgroup>
                <TableHeader table={table} selection={selection} isVirtualized={isVirtualized} />
                {isVirtualized ? (
                  <Suspense fallback={<tbody {...ariaRoles.rowGroup}>{skeleton}</tbody>}>
                    <VirtualizedRows
                      caption={caption}
                      rows={rows}
                      scroller={scroller}
                      columnCount={columns.length + (selection ? 1 : 0)}
                      isPrinted={props.isPrinted ?? true}
                      renderRow={(row, index, ref) => (
                        <TableRow key={index} {...rowProps} row={row} index={index} ref={ref} />
                      )}
                    />
                  </Suspense>
                ) : (
                  <tbody {...ariaRoles.rowGroup}>
                    {rows.map((row, index) => (
                      <TableRow key={rowKey === 'index' ? index : row.id} {...rowProps} row={row} />
                    ))}
                    {isLoading && skeleton}
                  </tbody>
                )}
              </table>
            );
          }}
        </Subscribe>
      </div>
      {/* After the area, which exists when its effect runs. */}
      {rows.length > 0 && !isVirtualized && <ScrollPosition caption={caption} scroller={scroller} />}
    </>
  );
}

/**
 * How far each table was scrolled in its own area, by its scroll key. `VirtualizedRows` has its own positions: while a long list loads,
 * its first rows are here, and they are too few for its position.
 */
const scrollPositions = new Map<string, number>();

interface ScrollPositionProps {
  caption: string;
  scroller: RefObject<HTMLElement | null>;
}

/**
 * Restores the position of a table that scrolls in its own area, because React Router restores only that of the window. A new page,
 * filter or order starts at the first row. It is a component so that a new location does not render the table again.
 */
function ScrollPosition({ caption, scroller }: ScrollPositionProps) {
  const key = useTableScrollKey(caption);
  const parameters = new URLSearchParams(useLocation().search);
  // The open record does not change the rows.
  parameters.delete('selected');
  const list = parameters.toString();
  const shown = useRef(list);
  const scrolled = useRef(0);
  useLayoutEffect(() => {
    const area = scroller.current;
    if (area === null) return;
    const position = scrollPositions.get(key) ?? (shown.current === list ? scrolled.current : 0);
    // To set or read a position lays out the page once more, so only if it changes, and not when the table goes away.
    if (position !== scrolled.current) area.scrollTop = position;
    scrolled.current = position;
    shown.current = list;
    const store = () => {
      scrolled.current = area.scrollTop;
      storePosition(scrollPositions, key, scrolled.current);
    };
    area.addEventListener('scroll', store, { passive: true });
    return () => area.removeEventListener('scroll', store);
  }, [key, list, scroller]);
  return null;
}

/** The width of a column that the user has not resized. Beyond a small laptop, some columns share the room with the first. */
const columnWidth = (meta: ColumnMeta | undefined, size: number) =>
  meta?.isFlexible
    ? undefined
    : meta?.growsTo === undefined
      ? toRem(size)
      : `clamp(${toRem(size)}, ${toRem(size)} + (100vw - 85.375rem) * 0.35, ${toRem(meta.growsTo)})`;

interface TableRowProps<Data extends RowData> extends Pick<RowCellsProps<Data>, 'row' | 'columns' | 'shownId'> {
  selection: SelectionColumn<Data> | undefined;
  /** True if a click anywhere in the row follows its link. */
  isFollowed: boolean | undefined;
  /** The index among all rows of a virtualized table. */
  index?: number;
  ref?: Ref<HTMLTableRowElement>;
}

function TableRow<Data extends RowData>(props: TableRowProps<Data>) {
  const { row, columns, selection, isFollowed, shownId, index, ref } = props;
  const isSelected = selection !== undefined && row.getIsSelected();
  return (
    <tr
      ref={ref}
      {...ariaRoles.row}
      data-index={index}
      // The header is the first row.
      aria-rowindex={index === undefined ? undefined : index + 2}
      data-followed={isFollowed || undefined}
      data-selected={isSelected || undefined}
    >
      <RowCells
        row={row}
        columns={columns}
        getRowLabel={selection?.getRowLabel}
        isSelected={isSelected}
        isFull={selection?.isFull ?? false}
        shownId={shownId}
      />
    </tr>
  );
}

interface RowCellsProps<Data extends RowData> {
  row: DataRow<Data>;
  /** The visible columns; the same array until they change. */
  columns: ReturnType<DataTableInstance<Data>['getVisibleLeafColumns']>;
  getRowLabel: ((row: Data) => string) | undefined;
  isSelected: boolean;
  isFull: boolean;
  /** The sorted column, if it is otherwise hidden on a phone: a card shows it. */
  shownId: string | undefined;
}

/** The cells of a row. The first column names the row for screen readers. */
function PlainRowCells<Data extends RowData>(props: RowCellsProps<Data>) {
  const { row, getRowLabel, isSelected, isFull, shownId } = props;
  const t = useTableMessages();
  return (
    <>
      {getRowLabel && (
        <td {...ariaRoles.cell} data-box>
          {row.getCanSelect() && (
            <label>
              <input
                type="checkbox"
                aria-label={t.selectRow(getRowLabel(row.original))}
                checked={isSelected}
                aria-disabled={(isFull && !isSelected) || undefined}
                onChange={row.getToggleSelectedHandler()}
              />
            </label>
          )}
        </td>
      )}
      {row.getVisibleCells().map((cell, index) => {
        const { columnDef, id } = cell.column;
        const colSpan = cell.getColSpan();
        const Tag = index === 0 ? 'th' : 'td';
        const phone = typeof columnDef.meta?.phone === 'object' ? columnDef.meta.phone : undefined;
        return (
          colSpan > 0 && (
            <Tag
              key={cell.id}
              {...(index === 0 ? ariaRoles.rowHeader : ariaRoles.cell)}
              // A card on a phone shows the header beside the value.
              data-label={index === 0 || colSpan > 1 ? undefined : (phone?.label ?? columnDef.header)}
              data-line={phone?.line ?? (id === shownId ? undefined : columnDef.meta?.phone)}
              scope={index === 0 ? 'row' : undefined}
              colSpan={colSpan > 1 ? colSpan : undefined}
              data-align={columnDef.meta?.align ?? 'start'}
            >
              {/* Called, not rendered as a component: new column definitions would replace all elements in the cells. */}
              {typeof columnDef.cell === 'function' ? columnDef.cell(cell.getContext()) : columnDef.cell}
            </Tag>
          )
        );
      })}
    </>
  );
}

/** TanStack Table creates new row objects when any row changes. Cells render again only if their own data changed. */
const RowCells = memo(PlainRowCells, (before: RowCellsProps<RowData>, now: RowCellsProps<RowData>) => {
  const { row, ...props } = now;
  return (
    before.row.original === row.original &&
    before.row.id === row.id &&
    Object.entries(props).every(([name, value]) => value === Reflect.get(before, name))
  );
}) as typeof PlainRowCells;

interface SkeletonRowsProps<Data extends RowData> {
  count: number;
  columns: RowCellsProps<Data>['columns'];
  hasSelection: boolean;
}

/** Placeholders for rows that are loading. */
const SkeletonRows = <Data extends RowData>({ count, columns, hasSelection }: SkeletonRowsProps<Data>) =>
  Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity and never change their order
    <tr key={row} aria-hidden>
      {hasSelection && <td />}
      {columns.map(({ id, columnDef }, index) => (
        <td key={id} data-align={columnDef.meta?.align}>
          <Skeleton width={index === 0 ? '70%' : '50%'} />
        </td>
      ))}
    </tr>
  ));
