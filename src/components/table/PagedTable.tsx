import Button from '@mui/material/Button';
import { FileQuestion } from 'lucide-react';
import { type ReactNode, useCallback, useRef } from 'react';
import type { ApiError } from '../../api/ApiError.ts';
import type { ResponseInfo } from '../../contract/lenientParsing.ts';
import type { Page } from '../../contract/page.ts';
import { useTableMessages } from '../../i18n/table.ts';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { ErrorAlert } from '../feedback/ErrorAlert.tsx';
import { SkippedRecordsAlert } from '../feedback/SkippedRecordsAlert.tsx';
import { DataTable } from './DataTable.tsx';
import styles from './ListPage.module.css';
import { Pagination } from './Pagination.tsx';
import type { SelectionColumn } from './TableHeader.tsx';
import type { DataRow, DataTableInstance } from './useDataTable.ts';
import type { TableLayout } from './useLayoutState.ts';

/** A query's result. `isPlaceholderData` means that the rows are those of the previous request. */
export interface PageResult<Row> {
  data: (Page<Row> & { skipped: number; response: ResponseInfo }) | undefined;
  error: ApiError | null;
  /** When the rows were loaded (milliseconds since 1970). */
  dataUpdatedAt: number;
  isPlaceholderData: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

interface PagedTableProps<Row extends { id: string }> {
  caption: string;
  table: DataTableInstance<Row>;
  /** The rows of the page. */
  rows: readonly DataRow<Row>[];
  density: TableLayout['density'];
  selection?: SelectionColumn<Row>;
  /** True while the list loads to be sorted. */
  isSorting: boolean;
  result: PageResult<Row>;
  /** The current request. */
  query: { page: number; per_page: number };
  /** Stays the same function while the rows of a page arrive. */
  onChange: (change: { page?: number; per_page?: number }) => void;
  /** Shown if nothing matches. */
  empty: ReactNode;
}

/** A table of a paged list, with its errors, empty states and pagination. */
export function PagedTable<Row extends { id: string }>(props: PagedTableProps<Row>) {
  const { isSorting, result, query, onChange, empty } = props;
  const { error } = result;
  // An empty previous page says nothing about the request that is loading.
  const page = result.isPlaceholderData && result.data?.data.length === 0 ? undefined : result.data;
  const t = useTableMessages();
  const top = useRef<HTMLDivElement>(null);
  // The pagination is memoized, so its handlers stay the same while the rows of a page arrive.
  const turnPage = useCallback(
    (to: number) => {
      showTop(top.current);
      onChange({ page: to });
    },
    [onChange],
  );
  const changePageSize = useCallback((per_page: number) => onChange({ per_page }), [onChange]);

  if (error !== null && page === undefined)
    return <ErrorAlert error={error} onRetry={result.refetch} isRetrying={result.isFetching} />;

  const pages = page === undefined ? 1 : Math.max(1, Math.ceil(page.meta.total / page.meta.per_page));
  // The request failed, so the rows that stay do not match the filters on screen.
  const isStaleAfterError = error !== null && result.isPlaceholderData;
  const isPastLastPage = page !== undefined && page.data.length === 0 && page.skipped === 0 && page.meta.total > 0;
  return (
    <div className={styles.rows}>
      {page !== undefined && page.skipped > 0 && (
        <div className={styles.notice}>
          <SkippedRecordsAlert page={page} />
        </div>
      )}
      {page?.meta.total === 0 && page.skipped === 0 ? (
        empty
      ) : isPastLastPage ? (
        <EmptyState
          icon={FileQuestion}
          title={t.pastTheEndTitle}
          actions={
            <Button variant="contained" onClick={() => onChange({ page: pages })}>
              {t.goToLastPage}
            </Button>
          }
        >
          {t.pastTheEnd(pages)}
        </EmptyState>
      ) : (
        <div
          ref={top}
          tabIndex={-1}
          className={styles.pagedTable}
          data-stale={isStaleAfterError ? 'failed' : undefined}
        >
          <DataTable
            caption={props.caption}
            table={props.table}
            rows={props.rows}
            rowKey="index"
            isLoading={page === undefined}
            isStale={isSorting || (result.isPlaceholderData && error === null)}
            expectedRows={Math.min(query.per_page, 20)}
            density={props.density}
            selection={props.selection}
          />
          {/* After the rows, whose number and height decide its place. */}
          {page && (
            <Pagination
              // After an error the old rows stay, but pagination continues from the page that failed.
              page={query.page}
              per_page={query.per_page}
              total={page.meta.total}
              shown={result.isPlaceholderData ? page.meta : query}
              isSelecting={props.selection !== undefined && Object.keys(props.table.state.rowSelection).length > 0}
              onPage={turnPage}
              onPerPage={changePageSize}
            />
          )}
        </div>
      )}
      {error !== null && (
        <ErrorAlert
          error={error}
          onRetry={result.refetch}
          isRetrying={result.isFetching}
          dataUpdatedAt={result.dataUpdatedAt}
          isPreviousData={isStaleAfterError}
        />
      )}
    </div>
  );
}

/** A new page starts at its first row: scrolls it into view and moves the focus along, before the rows change. */
function showTop(table: HTMLElement | null) {
  if (table === null || table.getBoundingClientRect().top >= 0) return;
  table.scrollIntoView();
  table.focus({ preventScroll: true });
}
