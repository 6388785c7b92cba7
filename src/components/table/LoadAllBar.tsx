import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { AnswerDetail, type AnswerMarks } from '../../ui/AnswerDetail.tsx';
import { CollectProgress } from '../../ui/CollectProgress.tsx';
import { FaultNotice, type ShownFault } from '../../ui/FaultNotice.tsx';
import type { Wait } from '../../ui/WaitSaid.tsx';
import { useFormat } from '../../words/format.ts';
import { useTableWords } from '../../words/table.ts';
import { Alert } from '../feedback/Alert.tsx';
import { FocusableButton } from '../form/FocusableButton.tsx';
import { pageAction } from '../layout/pageActions.ts';
import styles from './ListPage.module.css';

/** All matching rows, which load page by page on request. */
export interface AllRows<Row> {
  isOn: boolean;
  walk:
    | {
        records: Row[];
        total: number;
        leftOut: number;
        hasMoved: boolean;
        answer: AnswerMarks | null;
        isComplete: boolean;
        wait: Wait | null;
      }
    | undefined;
  /** When they were loaded (milliseconds since 1970). */
  dataUpdatedAt: number;
  error: ShownFault | null;
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
  const t = useTableWords();
  const { sentences } = useFormat();
  const { walk, dataUpdatedAt, error, isFetching, refetch, close } = all;
  const back = (
    <Button ref={pageAction(t.backToPages)} size="small" variant="outlined" onClick={close}>
      {t.backToPages}
    </Button>
  );
  if (error !== null)
    return (
      <div className={styles.loadError}>
        <FaultNotice fault={error} onRetry={refetch} isRetrying={isFetching} dataFrom={dataUpdatedAt} />
        {back}
      </div>
    );
  if (!walk?.isComplete)
    return (
      <CollectProgress loaded={walk?.records.length ?? 0} total={walk?.total} wait={walk?.wait} onCancel={close} />
    );
  const { records, total, leftOut, hasMoved, answer } = walk;
  const remark = sentences([hasMoved && t.moved(records.length, total), leftOut > 0 && t.leftOut(leftOut)]);
  return (
    <>
      {back}
      {clear}
      {remark !== '' && (
        <Alert
          severity="warning"
          variant="outlined"
          className={styles.loadRemark}
          action={
            <FocusableButton color="inherit" size="small" disabled={isFetching} onClick={() => refetch()}>
              {t.loadAgain}
            </FocusableButton>
          }
        >
          {remark}
          <AnswerDetail title={remark} answer={answer} />
        </Alert>
      )}
    </>
  );
}
