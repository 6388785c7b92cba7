import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { FocusableButton } from '../components/form/FocusableButton.tsx';
import { useFormat } from '../words/format.ts';
import { useTableWords } from '../words/table.ts';
import { Alert } from './Alert.tsx';
import styles from './AllRowsBar.module.css';
import { AnswerDetail, type AnswerMarks } from './AnswerDetail.tsx';
import { CollectProgress } from './CollectProgress.tsx';
import { FaultNotice, type ShownFault } from './FaultNotice.tsx';
import type { Wait } from './WaitSaid.tsx';

/** Every row that matches, collected page by page when somebody asks for it. */
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
  /** When they were read (milliseconds since 1970). */
  dataUpdatedAt: number;
  error: ShownFault | null;
  isFetching: boolean;
  refetch: () => unknown;
  open: () => void;
  close: () => void;
}

interface AllRowsBarProps<Row> {
  all: AllRows<Row>;
  /** Takes the order away. */
  clear: ReactNode;
}

/** How far the collection of all rows has come; then the way back to the pages, and what is odd. */
export function AllRowsBar<Row>({ all, clear }: AllRowsBarProps<Row>) {
  const t = useTableWords();
  const { sentences } = useFormat();
  const { walk, dataUpdatedAt, error, isFetching, refetch, close } = all;
  const back = (
    <Button size="small" variant="outlined" onClick={close}>
      {t.backToPages}
    </Button>
  );
  if (error !== null)
    return (
      <div className={styles.fault}>
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
          className={styles.remark}
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
