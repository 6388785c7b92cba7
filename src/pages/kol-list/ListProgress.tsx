import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useServiceAway } from '../../api/health.ts';
import { Alert } from '../../components/feedback/Alert.tsx';
import { focusParentOnUnmount } from '../../components/feedback/focus.ts';
import { RateLimitNotice } from '../../components/feedback/RateLimitNotice.tsx';
import { ABOVE_SELECTION_BAR, floatingBarStyle } from '../../components/layout/floatingBarStyle.ts';
import { VisuallyHidden } from '../../components/layout/VisuallyHidden.tsx';
import { useKolListMessages } from '../../i18n/kolList.ts';
import { isUnknownEntry, type KolBatchEntry, type useKolBatch } from '../../queries/kolBatch.ts';
import { MAX_CONCURRENT_KOLS } from '../../queries/kols.ts';
import styles from './KolList.module.css';
import type { FailedKolActions } from './kolColumns.tsx';

interface ListProgressProps {
  batch: ReturnType<typeof useKolBatch>;
  /** The number of KOLs in the list, also before loading starts. */
  expected: number;
}

/** The loading progress of the list, with stop and continue. It floats, so that nothing moves when it ends. */
export function ListProgress({ batch, expected }: ListProgressProps) {
  const t = useKolListMessages();
  const { done, wait, cancel, resume } = batch;
  const hasStarted = batch.total > 0;
  const total = hasStarted ? batch.total : expected;
  const isRunning = batch.isRunning || !hasStarted;
  const isDone = done === total;
  // A short list loads in a moment, so a progress bar would only flash.
  const isLong = total > MAX_CONCURRENT_KOLS;
  const isHeldUp = !isDone && (!isRunning || wait !== null);
  const failed = batch.kols.filter(({ status }) => status === 'failed');
  const remark = isDone
    ? failed.length === 0
      ? t.readAll(total)
      : t.failedTitle(failed.length, failed.filter(isUnknownEntry).length)
    : !isRunning
      ? t.stopped(done, total)
      : '';
  return (
    <>
      <VisuallyHidden role="status">{hasStarted && remark}</VisuallyHidden>
      {((isLong && !isDone) || isHeldUp) && (
        <Paper ref={focusParentOnUnmount} elevation={8} sx={progressStyle}>
          {isRunning && t.progressLabel} {isRunning ? t.progress(done, total) : remark}
          <RateLimitNotice wait={wait} />
          <Button size="small" onClick={isRunning ? cancel : resume}>
            {isRunning ? t.cancel : t.continueLoading}
          </Button>
          {/* At the top edge of the page, where browsers show progress too. */}
          <progress
            className={styles.progressBar}
            aria-label={t.progressLabel}
            aria-valuetext={t.progress(done, total)}
            value={done}
            max={total}
          />
        </Paper>
      )}
    </>
  );
}

const progressStyle = {
  ...floatingBarStyle,
  flexWrap: 'wrap',
  columnGap: 1,
  ...ABOVE_SELECTION_BAR,
} as const;

interface FailedSummaryProps extends FailedKolActions {
  /** The rows that failed to load. */
  failed: readonly KolBatchEntry[];
  /** True while the list shows only them. */
  showsOnlyFailed: boolean;
  onShowOnlyFailed: (showsOnlyFailed: boolean) => void;
}

/** Shows how many ids failed to load, with actions for all of them. An id that does not exist is not tried again. */
export function FailedSummary({ failed, showsOnlyFailed, onShowOnlyFailed, onRetry, onRemove }: FailedSummaryProps) {
  const t = useKolListMessages();
  const isOutage = useServiceAway();
  if (failed.length === 0) return null;
  const ids = failed.map(({ id }) => id);
  const unknown = failed.filter(isUnknownEntry).length;
  const title = t.failedTitle(failed.length, unknown);
  return (
    <Alert className={styles.failedSummary} severity="warning" variant="outlined" role="region" aria-label={title}>
      {title}
      <span className={styles.failedActions}>
        <Button size="small" aria-pressed={showsOnlyFailed} onClick={() => onShowOnlyFailed(!showsOnlyFailed)}>
          {showsOnlyFailed ? t.showAll : t.showFailed}
        </Button>
        {unknown < failed.length && (
          <Button ref={focusParentOnUnmount} size="small" onClick={() => onRetry(ids)}>
            {t.retryAll}
          </Button>
        )}
        {/* During an outage, unknown ids and failed requests cannot be distinguished. */}
        {!isOutage && (
          <Button size="small" onClick={() => onRemove(ids)}>
            {t.removeFailed}
          </Button>
        )}
      </span>
    </Alert>
  );
}
