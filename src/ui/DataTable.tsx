import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { createColumnHelper, useTable } from '@tanstack/react-table';
import { lazy, type ReactNode, type Ref, Suspense, useMemo, useRef } from 'react';
import { DataRow } from './DataRow.tsx';
import { followRowLink } from './followRowLink.ts';
import type { SortValue } from './sortRows.ts';
import { type Features, features } from './tableFeatures.ts';
import type { RowSelection } from './useRowSelection.tsx';
import type { Sorting } from './useSorting.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const LongRows = lazy(async () => ({ default: (await import('./LongRows.tsx')).LongRows }));

/** A column of a table: what it shows of a row, in the reader's words. */
export interface Column<Row> {
  /** The path of the field that the column shows, such as `metrics.open_rate`. */
  id: string;
  header: string;
  /** Width in pixels; a table wider than its place scrolls sideways. */
  width: number;
  /** Figures stand at the end of the line, so that their digits line up. */
  align?: 'start' | 'end';
  cell: (row: Row) => ReactNode;
  /** What the rows can be ordered by, where the table has `sorting`. */
  sortValue?: (row: Row) => SortValue;
}

interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  caption: string;
  columns: Column<Row>[];
  /** The rows of this page; undefined while the first answer is awaited. */
  rows: Row[] | undefined;
  getRowId: (row: Row, index: number) => string;
  /** True while these are the rows of the page before. */
  isStale?: boolean;
  /** How many rows the answer will probably have; keeps the page from jumping when it comes. */
  expectedRows?: number;
  /** Lets rows be ticked: `useRowSelection`. */
  selection?: RowSelection<Row>;
  /** Lets the rows be ordered, where all of them are here: `useSorting`. */
  sorting?: Sorting<Row>;
}

const NO_ROWS: never[] = [];

/** A longer table scrolls in a window of its own and holds only the rows that are seen. */
const LONG = 100;

/** The one table of the dashboard: a native `<table>`, read well by screen readers, driven by TanStack Table. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, columns, rows, getRowId, isStale = false, expectedRows = 10, selection, sorting } = props;
  const columnDefs = useMemo(() => {
    const helper = createColumnHelper<Features, Row>();
    return columns.map(({ id, header, align = 'start', cell }) =>
      helper.display({ id, header, meta: { align }, cell: ({ row }) => cell(row.original) }),
    );
  }, [columns]);
  const data = useMemo(() => (rows === undefined || !sorting ? rows : sorting.order(rows)), [rows, sorting]);
  const table = useTable({ features, columns: columnDefs, data: data ?? NO_ROWS, getRowId });
  const scroller = useRef<HTMLDivElement>(null);
  const tableRows = table.getRowModel().rows;
  const isLong = tableRows.length > LONG;
  const width = columns.length + (selection ? 1 : 0);
  const renderRow = (row: (typeof tableRows)[number], place?: number, ref?: Ref<HTMLTableRowElement>) => (
    <DataRow key={row.id} ref={ref} row={row.original} cells={row.getAllCells()} selection={selection} place={place} />
  );

  return (
    <Scroller ref={scroller} role="region" aria-label={caption} tabIndex={0} data-long={isLong || undefined}>
      <Table
        onClick={followRowLink}
        onAuxClick={followRowLink}
        aria-busy={rows === undefined || isStale}
        aria-rowcount={isLong ? tableRows.length + 1 : undefined}
        sx={{ opacity: isStale ? 0.55 : 1 }}
      >
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <colgroup>
          {selection && <col style={{ width: 48 }} />}
          {columns.map(({ id, width }) => (
            // On a phone no column is so wide that nobody sees there are more.
            <col key={id} style={{ width: `min(${width}px, 58vw)` }} />
          ))}
        </colgroup>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} aria-rowindex={isLong ? 1 : undefined}>
              {selection && <td>{selection.header(rows ?? NO_ROWS)}</td>}
              {group.headers.map((header) => {
                const column = columns.find(({ id }) => id === header.column.id);
                return (
                  <th
                    key={header.id}
                    scope="col"
                    data-align={header.column.columnDef.meta?.align}
                    aria-sort={sorting?.ariaSort(header.column.id)}
                  >
                    {sorting && column ? sorting.header(column) : <table.FlexRender header={header} />}
                  </th>
                );
              })}
            </tr>
          ))}
        </thead>
        {isLong ? (
          <Suspense fallback={<tbody>{tableRows.slice(0, 20).map((row, place) => renderRow(row, place))}</tbody>}>
            <LongRows
              count={tableRows.length}
              scroller={scroller}
              columns={width}
              renderRow={(place, ref) => {
                const row = tableRows[place];
                return row && renderRow(row, place, ref);
              }}
            />
          </Suspense>
        ) : (
          <tbody>
            {tableRows.map((row) => renderRow(row))}
            {rows === undefined && <SkeletonRows rows={expectedRows} columns={width} />}
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

const Scroller = styled('div')(({ theme }) => ({
  // What is hidden from sight in a far column is placed against this box, and so widens no page.
  position: 'relative',
  overflowX: 'auto',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '&[data-long]': {
    overflowY: 'auto',
    maxHeight: 'max(360px, calc(100dvh - 160px))',
    'thead > tr > *': { position: 'sticky', top: 0, zIndex: 1, backgroundColor: theme.vars.palette.background.paper },
  },
}));

const Table = styled('table')(({ theme }) => ({
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
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  // The first cell of a row, said in a way that Emotion does not warn about in development.
  'tr > :not(* + *)': { paddingInlineStart: 16 },
  'tr > :last-of-type': { paddingInlineEnd: 16 },
  'tbody tr[data-selected] > *': { backgroundColor: theme.vars.palette.action.selected },
  'thead th': {
    fontWeight: 600,
    fontSize: '0.8125rem',
    color: theme.vars.palette.text.secondary,
    whiteSpace: 'nowrap',
    verticalAlign: 'bottom',
  },
  'tbody tr:last-of-type > *': { borderBottom: 0 },
  'tbody tr:hover > *': { backgroundColor: theme.vars.palette.action.hover },
  'tbody tr:has(a[data-row-link])': { cursor: 'pointer' },
  'a[data-row-link]': { color: 'inherit', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  '[data-rate-bar]': {
    display: 'block',
    paddingBottom: 7,
    background: `linear-gradient(${theme.vars.palette.primary.main} 0 0) no-repeat 0 100% / calc(100% * var(--rate)) 4px,
      linear-gradient(${theme.vars.palette.action.selected} 0 0) no-repeat 0 100% / 100% 4px`,
    printColorAdjust: 'exact',
  },
  '[data-hint]': {
    display: 'block',
    position: 'relative',
    '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2, borderRadius: 2 },
    '&:is(:hover, :focus-visible)::after': {
      content: 'attr(data-hint)',
      position: 'absolute',
      insetInlineEnd: 0,
      bottom: 'calc(100% + 4px)',
      zIndex: 2,
      padding: '4px 8px',
      borderRadius: 6,
      whiteSpace: 'nowrap',
      fontSize: '0.8125rem',
      textAlign: 'start',
      color: theme.vars.palette.background.paper,
      backgroundColor: theme.vars.palette.text.primary,
    },
  },
  '[data-align=end]': { textAlign: 'end' },
  // Figures end where the next column's text would begin: without a gap the two read as one.
  '[data-align=end] + [data-align=start]': { paddingInlineStart: 24 },
}));
