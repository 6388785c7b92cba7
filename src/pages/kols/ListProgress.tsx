import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { memo, useState } from 'react';
import { AT_A_TIME } from '../../queries/KolResolver.ts';
import type { useResolvedKols } from '../../queries/resolveKols.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useCommonWords } from '../../words/common.ts';
import { useFormat } from '../../words/format.ts';
import { useKolListWords } from '../../words/kolList.ts';

interface ListProgressProps {
  resolution: ReturnType<typeof useResolvedKols>;
  /** How many KOLs the list has, also before the reading has begun. */
  expected: number;
}

function PlainListProgress({ resolution, expected }: ListProgressProps) {
  const t = useKolListWords();
  const { waitsUntil } = useCommonWords().fault;
  const format = useFormat();
  const { done, pausedUntil, cancel, resume } = resolution;
  const hasBegun = resolution.total > 0;
  const total = hasBegun ? resolution.total : expected;
  const isRunning = resolution.isRunning || !hasBegun;
  const isDone = done === total;
  // One that is asked for at once is there in a moment: a line that comes and goes would only move it.
  const isLong = total > AT_A_TIME;
  const isHeldUp = !isDone && (!isRunning || pausedUntil !== null);
  const [hasLine, setHasLine] = useState(false);
  if (!isDone && isLong && !hasLine) setHasLine(true);
  const failed = resolution.kols.filter(({ status }) => status === 'failed').length;
  const remark =
    pausedUntil !== null
      ? waitsUntil(format.clock(new Date(pausedUntil)))
      : !isDone && !isRunning
        ? t.stopped(done, total)
        : isDone
          ? failed === 0
            ? t.readAll(total)
            : t.failedTitle(failed)
          : '';
  return (
    <>
      <VisuallyHidden role="status">{hasBegun && remark}</VisuallyHidden>
      {(hasLine || isHeldUp) && (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 1.5, alignItems: 'center', mb: 2 }}>
          <Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 0.75, fontSize: '0.875rem' }}>
              {!isDone && <Box sx={{ fontWeight: 600 }}>{t.readingLabel}</Box>}
              {!isDone && <Box>{t.reading(done, total)}</Box>}
              <Box aria-hidden sx={{ color: 'text.secondary' }}>
                {remark}
              </Box>
            </Box>
            <LinearProgress
              sx={{ visibility: isDone ? 'hidden' : undefined }}
              variant="determinate"
              aria-label={t.readingLabel}
              aria-valuetext={t.reading(done, total)}
              value={total === 0 ? 0 : (done / total) * 100}
            />
          </Box>
          <Button
            variant="outlined"
            sx={{ visibility: isDone ? 'hidden' : undefined }}
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
