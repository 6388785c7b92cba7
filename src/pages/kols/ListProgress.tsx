import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { memo, useState } from 'react';
import { AT_A_TIME } from '../../queries/kols.ts';
import type { useResolvedKols } from '../../queries/resolveKols.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { WaitNotice } from '../../ui/WaitNotice.tsx';
import { useKolListWords } from '../../words/kolList.ts';

interface ListProgressProps {
  resolution: ReturnType<typeof useResolvedKols>;
  /** How many KOLs the list has, also before the reading has begun. */
  expected: number;
}

function PlainListProgress({ resolution, expected }: ListProgressProps) {
  const t = useKolListWords();
  const { done, wait, cancel, resume } = resolution;
  const hasBegun = resolution.total > 0;
  const total = hasBegun ? resolution.total : expected;
  const isRunning = resolution.isRunning || !hasBegun;
  const isDone = done === total;
  // One that is asked for at once is there in a moment: a line that comes and goes would only move it.
  const isLong = total > AT_A_TIME;
  const isHeldUp = !isDone && (!isRunning || wait !== null);
  const [hasLine, setHasLine] = useState(false);
  if (!isDone && isLong && !hasLine) setHasLine(true);
  const failed = resolution.kols.filter(({ status }) => status === 'failed').length;
  const remark = isDone
    ? failed === 0
      ? t.readAll(total)
      : t.failedTitle(failed)
    : !isRunning
      ? t.stopped(done, total)
      : '';
  return (
    <>
      <VisuallyHidden role="status">{hasBegun && remark}</VisuallyHidden>
      {(hasLine || isHeldUp) && (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 1.5, alignItems: 'center', marginBottom: 2 }}>
          <div>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBottom: 0.75, fontSize: 'body2.fontSize' }}>
              {!isDone && <Box sx={{ fontWeight: 600 }}>{t.readingLabel}</Box>}
              {!isDone && <div>{t.reading(done, total)}</div>}
              {/* What could not be read is said below, with what can be done about it. */}
              <Box sx={{ color: 'text.secondary' }} aria-hidden>
                {isDone && failed > 0 ? '' : remark}
              </Box>
              <WaitNotice wait={wait} />
            </Box>
            <LinearProgress
              variant="determinate"
              style={{ visibility: isDone ? 'hidden' : undefined }}
              aria-label={t.readingLabel}
              aria-valuetext={t.reading(done, total)}
              value={total === 0 ? 0 : (done / total) * 100}
            />
          </div>
          <Button
            variant="outlined"
            style={{ visibility: isDone ? 'hidden' : undefined }}
            onClick={isRunning ? cancel : resume}
          >
            {isRunning ? t.cancel : t.goOn}
          </Button>
        </Box>
      )}
    </>
  );
}

/**
 * How far the reading of the list is, and how to stop it and go on. Its line stays when it is done, so that nothing moves.
 * A letter in the filter changes nothing about it.
 */
export const ListProgress = memo(PlainListProgress);
