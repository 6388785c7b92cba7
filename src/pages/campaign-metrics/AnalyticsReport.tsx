import Box from '@mui/material/Box';
import { Info } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { ErrorBoundary } from '../../components/feedback/ErrorBoundary.tsx';
import { useCampaignMetricsMessages } from '../../i18n/campaignMetrics.ts';
import type { ChartsProps } from './Charts.tsx';
import { KpiCards } from './KpiCards.tsx';
import { metricsOf } from './metrics.ts';
import { type Period, periodBefore, sentWithin } from './period.ts';
import { RankingAndComparison, type RankingAndComparisonProps } from './RankingAndComparison.tsx';

// The chart library is large, so it loads when the charts come into view: on phones they are below the first screen.
const loadCharts = async () => ({ default: (await import('./Charts.tsx')).Charts });
const Charts = lazy(loadCharts);

/** Prints the report with its charts, which may not have been in view before. */
export async function printReport() {
  window.dispatchEvent(new Event('beforeprint'));
  await loadCharts();
  // A chart measures its width before it draws. A report with nothing to draw is printed after a second.
  for (let frame = 0; frame < 60 && !areChartsDrawn(); frame++) await new Promise(requestAnimationFrame);
  window.print();
}

function areChartsDrawn(): boolean {
  const figures = [...document.querySelectorAll('main figure')];
  return figures.length > 0 && figures.every((figure) => figure.querySelector('svg') !== null);
}

/* Placeholders for the first two charts, in their final size. */
const roomStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  gridAutoRows: '29.2rem',
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

interface AnalyticsReportProps extends RankingAndComparisonProps {
  /** All loaded campaigns. */
  all: RankingAndComparisonProps['chosen'];
  period: Period;
}

/** The report on the selected campaigns. */
export function AnalyticsReport({ all, period: { sent_from, sent_to }, ...props }: AnalyticsReportProps) {
  const { chosen } = props;
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
        <ChartsInView metrics={metrics} campaigns={chosen} />
      </ErrorBoundary>
      <ErrorBoundary>
        <RankingAndComparison {...props} />
      </ErrorBoundary>
    </Box>
  );
}

/**
 * Loads the charts when they come into view, or when they are printed. Until then the content below is off screen, so that
 * nothing visible moves.
 */
function ChartsInView(props: ChartsProps) {
  const room = useRef<HTMLDivElement>(null);
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    const show = () => setIsInView(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && show(),
    );
    if (room.current) observer.observe(room.current);
    window.addEventListener('beforeprint', show);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', show);
    };
  }, []);
  if (!isInView) return <Box ref={room} sx={roomStyle} />;
  return (
    <Suspense fallback={<Box sx={roomStyle} />}>
      <Charts {...props} />
    </Suspense>
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
    minHeight: 'var(--mui-touchTarget)',
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& p': { maxWidth: '80ch', marginTop: 0, color: 'text.secondary' },
  '@media print': { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
} as const;
