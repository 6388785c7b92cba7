import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTableWords } from '../words/table.ts';
import { CollectProgress } from './CollectProgress.tsx';
import { FaultNotice, type ShownFault } from './FaultNotice.tsx';

/** Every row that matches, collected page by page when somebody asks for it. */
export interface AllRows<Row> {
  isOn: boolean;
  walk:
    | {
        records: Row[];
        total: number;
        leftOut: number;
        hasMoved: boolean;
        isComplete: boolean;
        waitsUntil: number | null;
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
  sortedBy: string | undefined;
  all: AllRows<Row>;
  /** Takes the order away. */
  clear: ReactNode;
}

/** How far the collection of all rows has come; then what is shown, and the way back to the pages. */
export function AllRowsBar<Row>({ sortedBy, all, clear }: AllRowsBarProps<Row>) {
  const t = useTableWords();
  const { walk, dataUpdatedAt, error, isFetching, refetch, close } = all;
  const back = (
    <Button size="small" variant="outlined" onClick={close}>
      {t.backToPages}
    </Button>
  );
  if (error !== null)
    return (
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <FaultNotice fault={error} onRetry={refetch} isRetrying={isFetching} dataFrom={dataUpdatedAt} />
        {back}
      </Box>
    );
  if (!walk?.isComplete)
    return (
      <CollectProgress
        loaded={walk?.records.length ?? 0}
        total={walk?.total}
        waitsUntil={walk?.waitsUntil}
        onCancel={close}
      />
    );
  const { records, total, leftOut, hasMoved } = walk;
  return (
    <>
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 32 }}>
        <span>{sortedBy === undefined ? t.allUnsorted(records.length) : t.allSorted(records.length, sortedBy)}</span>
        {back}
        {clear}
      </Box>
      {(hasMoved || leftOut > 0) && (
        <Alert
          severity="warning"
          variant="outlined"
          sx={{ mt: 1 }}
          action={
            <Button color="inherit" size="small" disabled={isFetching} onClick={() => refetch()}>
              {t.loadAgain}
            </Button>
          }
        >
          {hasMoved && t.moved(records.length, total)} {leftOut > 0 && t.leftOut(leftOut)}
        </Alert>
      )}
    </>
  );
}
