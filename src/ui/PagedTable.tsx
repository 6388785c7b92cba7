import Button from '@mui/material/Button';
import { FileQuestion } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { DataTable } from '../components/table/DataTable.tsx';
import type { TableLayout } from '../components/table/tableLayout.ts';
import type { DataTableInstance } from '../components/table/useDataTable.ts';
import { useCommonWords } from '../words/common.ts';
import type { AnswerMarks } from './AnswerDetail.tsx';
import { FaultNotice, type ShownFault } from './FaultNotice.tsx';
import { LeftOut } from './LeftOut.tsx';
import styles from './PagedTable.module.css';
import { Pager } from './Pager.tsx';
import { StatePanel } from './StatePanel.tsx';

/** A query's result. `isPlaceholderData` means that the rows are those of the request before. */
export interface PageResult<Row> {
  data:
    | {
        data: Row[];
        meta: { page: number; per_page: number; total: number };
        leftOut: number;
        answer: AnswerMarks;
      }
    | undefined;
  error: ShownFault | null;
  /** When the rows were read (milliseconds since 1970). */
  dataUpdatedAt: number;
  isPlaceholderData: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

interface PagedTableProps<Row extends { id: string }> {
  caption: string;
  /** The table of the rows of the page, or of all rows that match. */
  table: DataTableInstance<Row>;
  density: TableLayout['density'];
  /** True if the rows are all that match, so that there is no page to turn. */
  isAll: boolean;
  result: PageResult<Row>;
  /** What was asked for. */
  query: { page: number; per_page: number };
  onChange: (change: { page?: number; per_page?: number }) => void;
  /** What to show where nothing matches at all. */
  empty: ReactNode;
}

/** A table over a list of the service: loading, fault, nothing there, past the end, and the rows with their pages. */
export function PagedTable<Row extends { id: string }>(props: PagedTableProps<Row>) {
  const { isAll, result, query, onChange, empty } = props;
  const { data: page, error } = result;
  const t = useCommonWords().table;
  const top = useRef<HTMLDivElement>(null);

  if (error !== null && page === undefined)
    return <FaultNotice fault={error} onRetry={result.refetch} isRetrying={result.isFetching} />;

  const pages = page === undefined ? 1 : Math.max(1, Math.ceil(page.meta.total / page.meta.per_page));
  // The request failed, so the rows that stay are not those of the filters that are shown.
  const isOfBefore = !isAll && error !== null && result.isPlaceholderData;
  const isPastTheEnd =
    !isAll && page !== undefined && page.data.length === 0 && page.leftOut === 0 && page.meta.total > 0;
  return (
    <div>
      {error !== null && (
        <div className={styles.notice}>
          <FaultNotice
            fault={error}
            onRetry={result.refetch}
            isRetrying={result.isFetching}
            dataFrom={result.dataUpdatedAt}
            isOfBefore={isOfBefore}
          />
        </div>
      )}
      {page !== undefined && page.leftOut > 0 && !isAll && (
        <div className={styles.notice}>
          <LeftOut page={page} />
        </div>
      )}
      {page?.meta.total === 0 && page.leftOut === 0 && !isAll ? (
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
        <div ref={top} tabIndex={-1} className={styles.table} data-of-before={isOfBefore ? 'failed' : undefined}>
          <DataTable
            // All rows at once are another table: one that is long, scrolls by itself and is counted as a whole.
            key={isAll ? 'all' : 'page'}
            caption={props.caption}
            table={props.table}
            rowKey="index"
            isLoading={!isAll && page === undefined}
            isStale={!isAll && result.isPlaceholderData && error === null}
            expectedRows={Math.min(query.per_page, 20)}
            density={props.density}
          />
          {!isAll && (
            <Pager
              // Beside a fault the old rows are shown, but it is the page that failed that one goes on from.
              page={query.page}
              per_page={query.per_page}
              total={page?.meta.total}
              onPage={(to) => {
                showTop(top.current);
                onChange({ page: to });
              }}
              onPerPage={(per_page) => onChange({ per_page })}
            />
          )}
        </div>
      )}
    </div>
  );
}

/**
 * A page is read from its first row on: where that is out of sight above, it comes into sight, and the keyboard goes along,
 * since the next key would else bring back what was pressed. Before the rows change, while the layout of the page is known.
 */
function showTop(table: HTMLElement | null) {
  if (table === null || table.getBoundingClientRect().top >= 0) return;
  table.scrollIntoView();
  table.focus({ preventScroll: true });
}
