import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FileQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCommonWords } from '../words/common.ts';
import { type Column, DataTable } from './DataTable.tsx';
import { FaultNotice, type ShownFault } from './FaultNotice.tsx';
import { Pager } from './Pager.tsx';
import { StatePanel } from './StatePanel.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface PagedTableProps<Row> {
  caption: string;
  /** What the rows are, for the announcement: "campaigns". */
  noun: string;
  columns: Column<Row>[];
  /** The query's result. `isPlaceholderData` means that the rows are those of the request before. */
  result: {
    data: { data: Row[]; meta: { page: number; per_page: number; total: number }; leftOut: number } | undefined;
    error: ShownFault | null;
    isPlaceholderData: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** What was asked for. */
  query: { page: number; per_page: number };
  onChange: (change: { page?: number; per_page?: number }) => void;
  /** What can be done with the list, above it: the filters in force, columns, export. */
  tools?: ReactNode;
  /** What to show where nothing matches at all. */
  empty: ReactNode;
}

/** A table over a list of the service: loading, fault, nothing there, past the end, and the rows with their pages. */
export function PagedTable<Row extends { id: string }>(props: PagedTableProps<Row>) {
  const { caption, noun, columns, result, query, onChange, tools, empty } = props;
  const { data: page, error } = result;
  const t = useCommonWords().table;

  if (error !== null && page === undefined)
    return (
      <>
        {tools !== undefined && <Box sx={{ mb: 1.5 }}>{tools}</Box>}
        <FaultNotice fault={error} onRetry={result.refetch} isRetrying={result.isFetching} />
      </>
    );

  const pages = page === undefined ? 1 : Math.max(1, Math.ceil(page.meta.total / page.meta.per_page));
  const isPastTheEnd = page !== undefined && page.data.length === 0 && page.leftOut === 0 && page.meta.total > 0;
  return (
    <Box>
      <VisuallyHidden role="status">
        {page !== undefined && !result.isPlaceholderData && t.announce(page.data.length, page.meta.total, noun)}
      </VisuallyHidden>
      {tools !== undefined && <Box sx={{ mb: 1.5 }}>{tools}</Box>}
      {error !== null && (
        <Box sx={{ mb: 1.5 }}>
          <FaultNotice fault={error} onRetry={result.refetch} isRetrying={result.isFetching} hasOldData />
        </Box>
      )}
      {page !== undefined && page.leftOut > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 1.5 }}>
          {t.leftOut(page.leftOut)}
        </Alert>
      )}
      {page?.meta.total === 0 && page.leftOut === 0 ? (
        empty
      ) : isPastTheEnd ? (
        <StatePanel
          icon={<FileQuestion size={40} />}
          title={t.pastTheEndTitle}
          actions={
            <Button variant="contained" onClick={() => onChange({ page: pages })}>
              {t.goToLastPage}
            </Button>
          }
        >
          {t.pastTheEnd(pages)}
        </StatePanel>
      ) : (
        <>
          <DataTable
            caption={caption}
            columns={columns}
            rows={page?.data}
            getRowId={(row) => row.id}
            isStale={result.isPlaceholderData || error !== null}
            expectedRows={Math.min(query.per_page, 20)}
          />
          <Pager
            // Beside a fault the old rows are shown, but it is the page that failed that one goes on from.
            page={query.page}
            per_page={query.per_page}
            total={page?.meta.total ?? 0}
            onPage={(to) => onChange({ page: to })}
            onPerPage={(per_page) => onChange({ per_page })}
          />
        </>
      )}
    </Box>
  );
}
