import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ApiError, RateLimitWait } from '../../api/ApiError.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { useTableMessages } from '../../i18n/table.ts';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { ErrorAlert } from '../feedback/ErrorAlert.tsx';
import { RateLimitNotice } from '../feedback/RateLimitNotice.tsx';
import { DetailDrawer } from './DetailDrawer.tsx';

/** A query as the drawer needs it: its error and its retry. */
interface QueryState {
  error: ApiError | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** The props that a list gives to the drawer of the record in the URL. */
export interface SelectedProps<Row> {
  id: string;
  /** The rows of the page; undefined while they load. */
  rows: readonly Row[] | undefined;
  /** The query of these rows. */
  list: QueryState;
  onSelect: (id: string | undefined) => void;
}

interface SelectedDetailDrawerProps<Row> extends SelectedProps<Row> {
  /** The search in the whole list for a record that is not among the rows; `record` is null if it does not exist. */
  search: QueryState & { data: { record: Row | null | undefined; wait: RateLimitWait | null } | undefined };
  /** Starts that search. */
  onFind: () => void;
  children: (row: Row) => ReactNode;
}

/** The record in the URL, with links to its neighbors on the page. */
export function SelectedDetailDrawer<Row extends { id: string; name?: string | null }>(
  props: SelectedDetailDrawerProps<Row>,
) {
  const { id, rows, list, search, onSelect, onFind, children } = props;
  const t = useTableMessages().drawer;
  const { loading } = useCommonMessages();
  const index = rows?.findIndex((row) => row.id === id) ?? -1;
  const { record: found, wait = null } = search.data ?? {};
  const record = rows?.[index] ?? found ?? undefined;
  // Old rows stay after an error of the list, and the record may be among them. Without rows only the error is shown.
  const failed = search.error !== null ? search : rows === undefined && list.error !== null ? list : undefined;
  const neighbor = (step: number) => {
    const row = index < 0 ? undefined : rows?.[index + step];
    return row && (() => onSelect(row.id));
  };
  return (
    <DetailDrawer
      id={id}
      title={record?.name || id}
      onPrevious={neighbor(-1)}
      onNext={neighbor(1)}
      onClose={() => onSelect(undefined)}
    >
      {record !== undefined ? (
        children(record)
      ) : failed?.error ? (
        <ErrorAlert error={failed.error} onRetry={failed.refetch} isRetrying={failed.isFetching} />
      ) : rows === undefined || search.isFetching ? (
        <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 3, paddingBlock: 6 }}>
          <CircularProgress aria-label={loading} />
          <RateLimitNotice wait={wait} />
        </Box>
      ) : (
        <EmptyState
          icon={SearchX}
          title={found === null ? t.nowhere : t.notHereTitle}
          actions={
            found === undefined && (
              <Button variant="contained" onClick={onFind}>
                {t.lookForIt}
              </Button>
            )
          }
        >
          {found === undefined ? t.notHere : undefined}
        </EmptyState>
      )}
    </DetailDrawer>
  );
}
