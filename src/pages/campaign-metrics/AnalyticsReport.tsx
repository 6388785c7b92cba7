import Box from '@mui/material/Box';
import { Info } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { ErrorBoundary } from '../../components/feedback/ErrorBoundary.tsx';
import { useCampaignMetricsMessages } from '../../i18n/campaignMetrics.ts';
import { KpiCards } from './KpiCards.tsx';
import { metricsOf } from './metrics.ts';
import { periodBefore, sentWithin } from './period.ts';
import { type AnalyticsReportProps, RankingAndComparison } from './RankingAndComparison.tsx';

// The chart library is as large as the rest of the screen, so the metrics do not wait for it.
const Charts = lazy(async () => ({ default: (await import('./Charts.tsx')).Charts }));

/* Placeholders for the first two charts, in their final size. */
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

/** Shown while the charts load. The content below stays off screen, so that nothing visible moves. */
const ROOM = <Box sx={roomStyle} />;

/** The report on the selected campaigns. */
export function AnalyticsReport(props: AnalyticsReportProps) {
  const { all, chosen, query } = props;
  const { sent_from, sent_to } = query;
  // The charts render again only if their data changes.
  const metrics = useMemo(() => metricsOf(chosen), [chosen]);
  const previous = useMemo(() => {
    const period = periodBefore({ sent_from, sent_to });
    return period === null ? null : { period, metrics: metricsOf(sentWithin(all, period)) };
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
        <KpiCards metrics={metrics} previous={previous} />
      </ErrorBoundary>
      <OpenRateCaveat />
      <ErrorBoundary>
        <Suspense fallback={ROOM}>
          <Charts metrics={metrics} campaigns={chosen} />
        </Suspense>
      </ErrorBoundary>
      <ErrorBoundary>
        <RankingAndComparison {...props} />
      </ErrorBoundary>
    </Box>
  );
}

/** Explains the limits of open rates; expanded in print. */
function OpenRateCaveat() {
  const t = useCampaignMetricsMessages();
  return (
    <Box component="details" sx={caveatStyle}>
      <summary>
        <Info size={18} aria-hidden />
        {t.opensTitle}
      </summary>
      {t.opens.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Box>
  );
}

const caveatStyle = {
  paddingInline: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  backgroundColor: 'background.paper',
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    paddingBlock: 1.25,
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& p': { maxWidth: '80ch', marginTop: 0, color: 'text.secondary' },
  '@media print': { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
} as const;
