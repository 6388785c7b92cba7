import Skeleton from '@mui/material/Skeleton';
import { Info } from 'lucide-react';
import { useMemo } from 'react';
import { ErrorBoundary } from '../../components/feedback/ErrorBoundary.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { useCampaignMessages } from '../../i18n/campaign.ts';
import { metricsOf } from '../shared/campaignMetrics.ts';
import { type Period, periodBefore, sentWithin } from '../shared/campaignPeriod.ts';
import { chartSizes } from '../shared/charts.ts';
import styles from './AnalyticsReport.module.css';
import { PlotSkeleton, waitForCharts } from './ChartCard.tsx';
import { Charts } from './Charts.tsx';
import { KpiCards, KpiSkeletons } from './KpiCards.tsx';
import { RankingAndComparison, type RankingAndComparisonProps } from './RankingAndComparison.tsx';

/** Prints the report with its charts, which may not have been in view before. @param signal aborts when the user leaves the report */
export async function printReport({ signal }: { signal: AbortSignal }) {
  window.dispatchEvent(new Event('beforeprint'));
  await waitForCharts(document.querySelectorAll('main figure'), signal);
  // Without a print, its end restores the colors of the screen.
  if (signal.aborted) window.dispatchEvent(new Event('afterprint'));
  else window.print();
}

interface AnalyticsReportProps extends RankingAndComparisonProps {
  /** All loaded campaigns. */
  all: RankingAndComparisonProps['chosen'];
  period: Period;
}

/** The report on the selected campaigns. */
export function AnalyticsReport({ all, period: { sent_from, sent_to }, ...props }: AnalyticsReportProps) {
  const { chosen, isComplete } = props;
  // The charts render again only if their data changes.
  const metrics = useMemo(() => metricsOf(chosen), [chosen]);
  const previous = useMemo(() => {
    const period = periodBefore({ sent_from, sent_to });
    return period === null ? null : { period, metrics: metricsOf(sentWithin(all, period)) };
  }, [all, sent_from, sent_to]);
  return (
    <div className={styles.report}>
      <ErrorBoundary>
        <KpiCards metrics={metrics} previous={previous} isComplete={isComplete} />
      </ErrorBoundary>
      <OpenRateCaveat />
      <ErrorBoundary>
        <div className={styles.charts}>
          <Charts metrics={metrics} campaigns={chosen} />
        </div>
      </ErrorBoundary>
      <ErrorBoundary>
        <RankingAndComparison {...props} />
      </ErrorBoundary>
    </div>
  );
}

/** The report before the first campaigns arrive: the same cards without numbers. */
export function ReportSkeleton({ period }: { period: Period }) {
  const t = useCampaignMessages();
  const { height } = chartSizes();
  const charts = [
    [t.funnel, t.funnelNote],
    [t.byMonth, t.byMonthNote],
    [t.byType, t.byTypeNote],
    [t.scatter, t.scatterNote],
  ] as const;
  return (
    <div className={styles.report} aria-busy>
      <KpiSkeletons isCompared={periodBefore(period) !== null} />
      <OpenRateCaveat />
      <div className={styles.charts}>
        {charts.map(([title, note]) => (
          <Section key={title} title={title} note={note}>
            <Skeleton width="40%" sx={{ marginBottom: 0.5, fontSize: 'body3.fontSize' }} />
            <PlotSkeleton height={height} />
          </Section>
        ))}
      </div>
    </div>
  );
}

/** Explains the limits of open rates; expanded in print. */
function OpenRateCaveat() {
  const t = useCampaignMessages();
  return (
    <details className={styles.caveat}>
      <summary>
        <Info size={18} aria-hidden />
        {t.opensTitle}
      </summary>
      {t.opens.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </details>
  );
}
