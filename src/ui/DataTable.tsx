import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

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
}

const features = tableFeatures({ columnMeta: {} as { align: 'start' | 'end' } });
const NO_ROWS: never[] = [];

/** The one table of the dashboard: a native `<table>`, read well by screen readers, driven by TanStack Table. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, columns, rows, getRowId, isStale = false, expectedRows = 10 } = props;
  const columnDefs = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();
    return columns.map(({ id, header, align = 'start', cell }) =>
      helper.display({ id, header, meta: { align }, cell: ({ row }) => cell(row.original) }),
    );
  }, [columns]);
  const table = useTable({ features, columns: columnDefs, data: rows ?? NO_ROWS, getRowId });

  return (
    <Scroller role="region" aria-label={caption} tabIndex={0}>
      <Table aria-busy={rows === undefined || isStale} sx={{ opacity: isStale ? 0.55 : 1 }}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <colgroup>
          {columns.map(({ id, width }) => (
            // On a phone no column is so wide that nobody sees there are more.
            <col key={id} style={{ width: `min(${width}px, 58vw)` }} />
          ))}
        </colgroup>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <th key={header.id} scope="col" data-align={header.column.columnDef.meta?.align}>
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map((cell, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={cell.id}
                    scope={index === 0 ? 'row' : undefined}
                    data-align={cell.column.columnDef.meta?.align}
                  >
                    <table.FlexRender cell={cell} />
                  </Cell>
                );
              })}
            </tr>
          ))}
          {rows === undefined && <SkeletonRows rows={expectedRows} columns={columns.length} />}
        </tbody>
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
  overflowX: 'auto',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
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
  'thead th': {
    fontWeight: 600,
    fontSize: '0.8125rem',
    color: theme.vars.palette.text.secondary,
    whiteSpace: 'nowrap',
    verticalAlign: 'bottom',
  },
  'tbody tr:last-of-type > *': { borderBottom: 0 },
  'tbody tr:hover > *': { backgroundColor: theme.vars.palette.action.hover },
  '[data-align=end]': { textAlign: 'end' },
  // Figures end where the next column's text would begin: without a gap the two read as one.
  '[data-align=end] + [data-align=start]': { paddingInlineStart: 24 },
}));
