import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { ErrorAlert } from '../../components/feedback/ErrorAlert.tsx';
import { ErrorBoundary } from '../../components/feedback/ErrorBoundary.tsx';
import { StaticTable } from '../../components/table/DataTable.tsx';
import { NoResults } from '../../components/table/NoResults.tsx';
import type { DataColumn } from '../../components/table/useDataTable.ts';
import type { QueryState } from '../../queries/useQueryState.ts';

interface TableSectionProps<Row extends RowData> {
  title: string;
  /** What the rows are. */
  note: ReactNode;
  columns: readonly DataColumn<Row>[];
  result: QueryState<Row[]>;
  /** The id of a row, whose elements move with it. */
  getRowId: (row: Row) => string;
  /** What an empty list means. */
  empty: { title: string; explanation: string };
}

/** A part of the page with a table, whose rows come in one answer. */
export function TableSection<Row extends RowData>(props: TableSectionProps<Row>) {
  const { title, note, columns, result, getRowId, empty } = props;
  const { data: rows, error, dataUpdatedAt, isFetching, refetch } = result;
  const errorProps = error && { error, onRetry: refetch, isRetrying: isFetching };
  return (
    // Not a region: the table inside is a region with the same name.
    <Box sx={{ '& + &': { marginTop: 4 } }}>
      <Typography variant="h2">{title}</Typography>
      <Typography component="div" variant="body2" color="textSecondary" sx={{ maxWidth: '75ch', marginBottom: 1.5 }}>
        {note}
      </Typography>
      <ErrorBoundary>
        {rows === undefined && errorProps ? (
          <ErrorAlert {...errorProps} />
        ) : rows?.length === 0 ? (
          <NoResults {...empty} />
        ) : (
          <StaticTable caption={title} columns={columns} rows={rows} getRowId={getRowId} expectedRows={3} />
        )}
        {rows !== undefined && errorProps && <ErrorAlert {...errorProps} dataUpdatedAt={dataUpdatedAt} />}
      </ErrorBoundary>
    </Box>
  );
}
