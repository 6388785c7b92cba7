import Box from '@mui/material/Box';
import { lazy, Suspense, useMemo } from 'react';
import { ErrorBoundary } from '../../components/feedback/ErrorBoundary.tsx';
import type { Campaign } from '../../contract/campaign.ts';
import type { Read } from '../../contract/tolerant.ts';
import { FigureCards } from './FigureCards.tsx';
import { figuresOf } from './figures.ts';
import type { CampaignMetricsQuery } from './metricsQuery.ts';
import { OpensNote } from './OpensNote.tsx';
import { periodBefore, sentWithin } from './period.ts';
import { RankingAndComparison } from './RankingAndComparison.tsx';

// The chart library is as large as the rest of the screen, whose figures need not wait for it.
const Pictures = lazy(async () => ({ default: (await import('./Pictures.tsx')).Pictures }));

/* The panels of the first two pictures, as large as they will be. */
const roomStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gridAutoRows: '31.2rem',
  gap: 2.5,
  alignContent: 'start',
  minHeight: '100vh',
  '&::before, &::after': {
    content: '""',
    padding: '5rem 20px 0',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    background:
      'repeating-linear-gradient(var(--mui-palette-Skeleton-bg) 0 1px, transparent 1px 20%) content-box, var(--mui-palette-background-paper)',
  },
  displayPrint: 'none',
} as const;

/**
 * As long as the pictures are on their way, their panels are there; what follows them stays out of sight, so that
 * nothing that is seen moves.
 */
const ROOM = <Box sx={roomStyle} />;

export interface ReviewProps {
  /** Every campaign that has been collected. */
  all: readonly Read<Campaign>[];
  /** Those of the period. */
  chosen: readonly Read<Campaign>[];
  query: CampaignMetricsQuery;
  onChange: (change: Partial<CampaignMetricsQuery>, options?: { replace: boolean }) => void;
}

/** The report itself, over the campaigns that have been chosen. */
export function Review(props: ReviewProps) {
  const { all, chosen, query } = props;
  const { sent_from, sent_to } = query;
  const figures = useMemo(() => figuresOf(chosen), [chosen]);
  const before = useMemo(() => {
    const period = periodBefore({ sent_from, sent_to });
    return period === null ? null : { period, figures: figuresOf(sentWithin(all, period)) };
  }, [all, sent_from, sent_to]);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2.5,
        '@media print': { '& section:has(figure)': { breakInside: 'avoid' } },
      }}
    >
      <ErrorBoundary>
        <FigureCards figures={figures} before={before} />
      </ErrorBoundary>
      <OpensNote />
      <ErrorBoundary>
        <Suspense fallback={ROOM}>
          <Pictures figures={figures} campaigns={chosen} />
        </Suspense>
      </ErrorBoundary>
      <ErrorBoundary>
        <RankingAndComparison {...props} />
      </ErrorBoundary>
    </Box>
  );
}
