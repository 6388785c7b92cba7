import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { type ReactNode, type Ref, Suspense, useRef, useState } from 'react';
import type { Widths } from './ColumnResizer.tsx';
import { DataRow } from './DataRow.tsx';
import { followRowLink } from './followRowLink.ts';
import { HeaderRow } from './HeaderRow.tsx';
import type { LongRows as LongRowsOf } from './LongRows.tsx';
import { lazyPart } from './lazyPart.tsx';
import { CARDS, FINGER, FORCED, FORCED_FILL, TOUCH } from './media.ts';
import type { SortValue } from './sortRows.ts';
import { tableAsCards } from './tableAsCards.ts';
import { AROUND_LONG_TABLE, LEAST_LONG_TABLE, part } from './tableParts.ts';
import { inText } from './textSize.ts';
import { themed } from './themed.ts';
import type { RowSelection } from './useRowSelection.tsx';
import type { Sorting } from './useSorting.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const LongRows = lazyPart(async () => (await import('./LongRows.tsx')).LongRows) as typeof LongRowsOf;

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
    <Scroller ref={scroller} role="region" aria-label={caption} tabIndex={0} data-long={isLong || undefined}>
      <Table
        {...part.table}
        onClick={followRowLink}
        onAuxClick={followRowLink}
        aria-busy={isAwaited || isStale}
        aria-rowcount={isLong ? rows.length + 1 : undefined}
        data-compact={props.isCompact || undefined}
        style={{
          opacity: isStale ? 0.55 : undefined,
          width: isSized
            ? inText(columns.reduce((sum, column) => sum + widthOf(column), selection ? BOX_WIDTH : 0))
            : undefined,
        }}
      >
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        {/* Chromium may not notice that a column has changed its width, and then shares the difference among all; new ones it does. */}
        <colgroup key={isSized ? columns.map(widthOf).join() : undefined}>
          {selection && <col style={{ width: inText(BOX_WIDTH) }} />}
          {columns.map((column) => (
            // On a phone no column is so wide that nobody sees there are more, unless the reader made it so.
            <col
              key={column.id}
              style={{ width: isSized ? inText(widthOf(column)) : `min(${inText(column.width)}, 58vw)` }}
            />
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
          <Suspense
            fallback={
              <tbody {...part.rows}>{rows.slice(0, 20).map((row, index) => renderRow(row, index, index))}</tbody>
            }
          >
            <LongRows
              rows={rows}
              scroller={scroller}
              columns={cells}
              renderRow={(row, place, ref, isSpare) => renderRow(row, place, place, ref, isSpare)}
            />
          </Suspense>
        ) : (
          <tbody {...part.rows}>
            {rows.map((row, index) => renderRow(row, index))}
            {isAwaited && <SkeletonRows rows={expectedRows} columns={cells} />}
          </tbody>
        )}
      </Table>
    </Scroller>
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

const Scroller = styled('div')(
  themed((theme) => ({
    // What is hidden from sight in a far column is placed against this box, and so widens no page.
    position: 'relative',
    overflowX: 'auto',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.vars.palette.background.paper,
    [`@media ${CARDS}`]: { containerType: 'inline-size' },
    '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
    '&[data-long]': {
      overflowY: 'auto',
      maxHeight: `max(${LEAST_LONG_TABLE}px, calc(100dvh - ${AROUND_LONG_TABLE}px))`,
      'thead > tr > *': { position: 'sticky', top: 0, zIndex: 1, backgroundColor: theme.vars.palette.background.paper },
    },
  })),
);

const Table = styled('table')(
  themed((theme) => ({
    tableLayout: 'fixed',
    width: '100%',
    minWidth: 'max-content',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: '0.875rem',
    lineHeight: 1.4,
    transition: 'opacity 120ms',
    'th, td': {
      textAlign: 'start',
      fontWeight: 400,
      padding: '10px',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
    },
    // The first cell of a row, said in a way that Emotion does not warn about in development.
    'tr > :not(* + *)': { paddingInlineStart: 16 },
    'tr > :last-of-type': { paddingInlineEnd: 16 },
    'tbody tr[data-selected] > *': { backgroundColor: theme.vars.palette.action.selected },
    // Its box is ticked; the line says it along the whole row.
    'tbody tr[data-selected]': { [FORCED]: { outline: '2px solid Highlight', outlineOffset: -2 } },
    'thead th': {
      fontWeight: 600,
      fontSize: '0.8125rem',
      color: theme.vars.palette.text.secondary,
      whiteSpace: 'nowrap',
      verticalAlign: 'bottom',
      // The edge of a column is placed against it.
      position: 'relative',
    },
    '&[data-compact] :is(th, td)': { paddingBlock: 4 },
    'thead > tr > *': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
    'tbody tr + tr > *': { borderTop: `1px solid ${theme.vars.palette.divider}` },
    // Out of sight and out of reach, and yet laid out; cells that collapsed too would be laid out anew.
    'tbody tr[data-spare]': { visibility: 'collapse', '& > *': { visibility: 'hidden' } },
    'tbody tr:hover > *': { backgroundColor: theme.vars.palette.action.hover },
    'tbody tr[data-followed]': { cursor: 'pointer' },
    'a[data-row-link]': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
    'thead td': { verticalAlign: 'bottom' },
    // The label makes the whole cell the target of its box.
    'td[data-box] > label': {
      display: 'grid',
      placeItems: 'center',
      marginBlock: -10,
      marginInline: '-16px -10px',
      minHeight: 40,
      [TOUCH]: { minHeight: FINGER },
      cursor: 'pointer',
    },
    'td[data-box] input': {
      width: 18,
      height: 18,
      margin: 0,
      cursor: 'inherit',
      accentColor: theme.vars.palette.primary.main,
      '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
    },
    '[data-rate-bar]': {
      display: 'block',
      paddingBottom: 7,
      background: `linear-gradient(${theme.vars.palette.primary.main} 0 0) no-repeat 0 100% / calc(100% * var(--rate)) 4px,
      linear-gradient(${theme.vars.palette.action.selected} 0 0) no-repeat 0 100% / 100% 4px`,
      printColorAdjust: 'exact',
      [FORCED]: {
        paddingBottom: 0,
        '&::after': {
          content: '""',
          display: 'block',
          width: 'calc(100% * var(--rate))',
          height: 4,
          marginTop: 3,
          ...FORCED_FILL,
        },
      },
    },
    '[data-title]': { fontWeight: 600 },
    '[data-detail]': {
      color: theme.vars.palette.text.secondary,
      fontSize: '0.8125rem',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '[data-align=end]': { textAlign: 'end' },
    // Figures end where the next column's text would begin: without a gap the two read as one.
    '[data-align=end] + [data-align=start]': { paddingInlineStart: 24 },
    [TOUCH]: { 'tbody th a': { display: 'inline-flex', alignItems: 'center', minHeight: FINGER } },
    ...tableAsCards(theme),
  })),
);
