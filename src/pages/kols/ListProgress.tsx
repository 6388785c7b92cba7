import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import type { useResolvedKols } from '../../queries/resolveKols.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useFormat } from '../../words/format.ts';
import { useKolListWords } from '../../words/kolList.ts';

/** How far the reading of the list is, and how to stop it and go on. */
export function ListProgress({ resolution }: { resolution: ReturnType<typeof useResolvedKols> }) {
  const t = useKolListWords();
  const format = useFormat();
  const { done, total, isRunning, pausedUntil, cancel, resume } = resolution;
  const isDone = done === total;
  const failed = resolution.kols.filter(({ status }) => status === 'failed').length;
  const remark =
    pausedUntil !== null
      ? t.paused(format.clock(new Date(pausedUntil)))
      : !isDone && !isRunning
        ? t.stopped(done, total)
        : isDone
          ? failed === 0
            ? t.readAll(total)
            : t.failedTitle(failed)
          : '';
  return (
    <>
      <VisuallyHidden role="status">{total > 0 && remark}</VisuallyHidden>
      {!isDone && (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 1.5, alignItems: 'center', mb: 2 }}>
          <Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 0.75, fontSize: '0.875rem' }}>
              <Box sx={{ fontWeight: 600 }}>{t.readingLabel}</Box>
              <Box>{t.reading(done, total)}</Box>
              <Box aria-hidden sx={{ color: 'text.secondary' }}>
                {remark}
              </Box>
            </Box>
            <LinearProgress
              variant="determinate"
              aria-label={t.readingLabel}
              aria-valuetext={t.reading(done, total)}
              value={total === 0 ? 0 : (done / total) * 100}
            />
          </Box>
          <Button variant="outlined" onClick={isRunning ? cancel : resume}>
            {isRunning ? t.cancel : t.goOn}
          </Button>
        </Box>
      )}
    </>
  );
}
