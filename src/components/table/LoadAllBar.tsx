import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useFormat } from '../../i18n/format.ts';
import { useTableMessages } from '../../i18n/table.ts';
import { Alert } from '../feedback/Alert.tsx';
import { ErrorAlert } from '../feedback/ErrorAlert.tsx';
import type { ShownError } from '../feedback/errorMessages.ts';
import { LoadProgress } from '../feedback/LoadProgress.tsx';
import type { RateLimitWait } from '../feedback/RateLimitNotice.tsx';
import { ResponseDetails, type ResponseInfo } from '../feedback/ResponseDetails.tsx';
import { FocusableButton } from '../form/FocusableButton.tsx';
import { pageAction } from '../layout/pageActions.ts';
import styles from './ListPage.module.css';

/** All matching rows, which load page by page on request. */
export interface AllRows<Row> {
  isOn: boolean;
  list:
    | {
        records: Row[];
        total: number;
        skipped: number;
        hasChanged: boolean;
        response: ResponseInfo | null;
        isComplete: boolean;
        wait: RateLimitWait | null;
      }
    | undefined;
  /** When they were loaded (milliseconds since 1970). */
  dataUpdatedAt: number;
  error: ShownError | null;
  isFetching: boolean;
  refetch: () => unknown;
  open: () => void;
  close: () => void;
}

interface LoadAllBarProps<Row> {
  all: AllRows<Row>;
  /** The button that clears the sorting. */
  clear: ReactNode;
}

/** Shows the progress while all rows load; then the way back to the pages, and what is missing. */
export function LoadAllBar<Row>({ all, clear }: LoadAllBarProps<Row>) {
  const t = useTableMessages();
  const { sentences } = useFormat();
  const { list, dataUpdatedAt, error, isFetching, refetch, close } = all;
  const back = (
    <Button ref={pageAction(t.backToPages)} size="small" variant="outlined" onClick={close}>
      {t.backToPages}
    </Button>
  );
  if (error !== null)
    return (
      <div className={styles.loadError}>
        <ErrorAlert error={error} onRetry={refetch} isRetrying={isFetching} dataUpdatedAt={dataUpdatedAt} />
        {back}
      </div>
    );
  if (!list?.isComplete)
    return <LoadProgress loaded={list?.records.length ?? 0} total={list?.total} wait={list?.wait} onCancel={close} />;
  const { records, total, skipped, hasChanged, response } = list;
  const warning = sentences([hasChanged && t.moved(records.length, total), skipped > 0 && t.skipped(skipped)]);
  return (
    <>
      {back}
      {clear}
      {warning !== '' && (
        <Alert
          severity="warning"
          variant="outlined"
          className={styles.loadWarning}
          action={
            <FocusableButton color="inherit" size="small" disabled={isFetching} onClick={() => refetch()}>
              {t.loading.loadAgain}
            </FocusableButton>
          }
        >
          {warning}
          <ResponseDetails title={warning} response={response} />
        </Alert>
      )}
    </>
  );
}
