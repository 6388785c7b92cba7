import { type ReactNode, type Ref, useRef, useState } from 'react';
import type { Widths } from './ColumnResizer.tsx';
import { DataRow } from './DataRow.tsx';
import styles from './DataTable.module.css';
import { followRowLink } from './followRowLink.ts';
import { HeaderRow } from './HeaderRow.tsx';
import { LongRows } from './LongRows.tsx';
import { Skeleton } from './Skeleton.tsx';
import type { SortValue } from './sortRows.ts';
import { part } from './tableParts.ts';
import { inText } from './textSize.ts';
import type { RowSelection } from './useRowSelection.tsx';
import type { Sorting } from './useSorting.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A column of a table: what it shows of a row, in the reader's words. */
export interface Column<Row> {
  /** The path of the field that the column shows, such as `metrics.open_rate`. */
  id: string;
  header: string;
  /** Width in pixels where text has its usual size, with which it grows; a table wider than its place scrolls sideways. */
  width: number;
  /** Figures stand at the end of the line, so that their digits line up. */
  align?: 'start' | 'end';
  /** True for a column that is shown only to who asks for it. */
  isHiddenAtFirst?: boolean;
  /** True for the first column, where it holds the row's link (`data-row-link`), which the whole row follows. */
  isRowLink?: boolean;
  cell: (row: Row) => ReactNode;
  /** What the rows can be ordered by, where the table has `sorting`. */
  sortValue?: (row: Row) => SortValue;
  /** True for a row whose cell takes the place of all cells after it. */
  spansRest?: (row: Row) => boolean;
}

interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  caption: string;
  /** The columns that are shown, in their order; the same array as long as nothing about them changes. */
  columns: readonly Column<Row>[];
  /** The rows in their order; undefined while the first answer is awaited. */
  rows: readonly Row[] | undefined;
  getRowId: (row: Row, index: number) => string;
  /** True while these are the rows of the page before. */
  isStale?: boolean;
  /** How many rows the answer will probably have; keeps the page from jumping when it comes. */
  expectedRows?: number;
  /** Lets rows be ticked: `useRowSelection`. */
  selection?: RowSelection<Row>;
  /** Lets the reader choose the order of the rows: `useSorting`. */
  sorting?: Sorting;
  /** Widths that the reader has chosen; with any of them the table is as wide as its columns together. */
  widths?: Widths;
  /** Lets the reader choose them. */
  onWidths?: (widths: Widths) => void;
  isCompact?: boolean;
}

const NO_ROWS: never[] = [];
const NO_WIDTHS: Widths = {};

/** A longer table scrolls in a window of its own and holds only the rows that are seen. */
const LONG = 100;

const BOX_WIDTH = 48;

/** The one table of the dashboard: a native `<table>`, which screen readers read well. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows = NO_ROWS, getRowId, isStale = false, expectedRows = 10, selection, sorting } = props;
  const [draft, setDraft] = useState<Widths>();
  const widths = draft ?? props.widths ?? NO_WIDTHS;
  const isSized = columns.some(({ id }) => widths[id] !== undefined);
  const widthOf = ({ id, width }: Column<Row>) => widths[id] ?? width;
  // The table states this sum itself: engines differ in what `max-content` means for a table with a fixed layout.
  const columnsWidth = inText(columns.reduce((sum, column) => sum + widthOf(column), selection ? BOX_WIDTH : 0));
  const scroller = useRef<HTMLDivElement>(null);
  // A table that was long stays one while its rows are filtered: those that remain are not made anew.
  const [isLong, setIsLong] = useState(false);
  if (rows.length > LONG && !isLong) setIsLong(true);
  const isAwaited = props.rows === undefined;
  const cells = columns.length + (selection ? 1 : 0);
  const renderRow = (row: Row, index: number, place?: number, ref?: Ref<HTMLTableRowElement>, isSpare?: boolean) => (
    // Of a long table a row is a place, which other rows fill: new text is drawn in half the time of new rows.
    <DataRow
      key={place ?? getRowId(row, index)}
      ref={ref}
      row={row}
      columns={columns}
      selection={selection}
      place={place}
      isSpare={isSpare}
    />
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a region that scrolls is no section of the page
    <div
      ref={scroller}
      className={styles.scroller}
      role="region"
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: who uses the keyboard scrolls it by reaching it
      tabIndex={0}
      data-long={isLong || undefined}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the row's link is there for the keyboard */}
      <table
        className={styles.table}
        {...part.table}
        onClick={followRowLink}
        onAuxClick={followRowLink}
        aria-busy={isAwaited || isStale}
        aria-rowcount={isLong ? rows.length + 1 : undefined}
        data-compact={props.isCompact || undefined}
        data-of-before={isStale ? 'awaiting' : undefined}
        data-resized={isSized || undefined}
        style={{ minWidth: columnsWidth, width: isSized ? columnsWidth : undefined }}
      >
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        {/* Chromium may not notice that a column has changed its width, and then shares the difference among all; new ones it does. */}
        <colgroup key={isSized ? columns.map(widthOf).join() : undefined}>
          {selection && <col style={{ width: inText(BOX_WIDTH) }} />}
          {columns.map((column) => (
            <col key={column.id} style={{ width: inText(widthOf(column)) }} />
          ))}
        </colgroup>
        <thead {...part.rows}>
          <HeaderRow
            columns={columns}
            box={selection?.header(rows)}
            sorting={sorting}
            widths={widths}
            onDraft={setDraft}
            onWidths={props.onWidths}
            isCounted={isLong}
          />
        </thead>
        {isLong ? (
          <LongRows
            rows={rows}
            scroller={scroller}
            columns={cells}
            renderRow={(row, place, ref, isSpare) => renderRow(row, place, place, ref, isSpare)}
          />
        ) : (
          <tbody {...part.rows}>
            {rows.map((row, index) => renderRow(row, index))}
            {isAwaited && <SkeletonRows rows={expectedRows} columns={cells} />}
          </tbody>
        )}
      </table>
    </div>
  );
}

const SkeletonRows = ({ rows, columns }: { rows: number; columns: number }) =>
  Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity and never change their order
    <tr key={row} aria-hidden>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <td key={column}>
          <Skeleton width={column === 0 ? '70%' : '50%'} />
        </td>
      ))}
    </tr>
  ));
