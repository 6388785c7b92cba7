import { memo } from 'react';
import { ErrorBoundary } from '../../components/feedback/ErrorBoundary.tsx';
import type { Metrics } from '../shared/campaignMetrics.ts';
import { AudienceScatterChart } from './AudienceScatterChart.tsx';
import { ByTypeChart } from './ByTypeChart.tsx';
import { FunnelChart } from './FunnelChart.tsx';
import { MonthlyChart } from './MonthlyChart.tsx';
import type { RankingAndComparisonProps } from './RankingAndComparison.tsx';

interface ChartsProps {
  metrics: Metrics;
  campaigns: RankingAndComparisonProps['chosen'];
}

/** The charts of a report. They render again only if the campaigns change, not for a change of the comparison. */
export const Charts = memo(({ metrics, campaigns }: ChartsProps) => (
  <>
    <ErrorBoundary>
      <FunnelChart metrics={metrics} />
    </ErrorBoundary>
    <ErrorBoundary>
      <MonthlyChart campaigns={campaigns} />
    </ErrorBoundary>
    <ErrorBoundary>
      <ByTypeChart campaigns={campaigns} />
    </ErrorBoundary>
    <ErrorBoundary>
      <AudienceScatterChart campaigns={campaigns} />
    </ErrorBoundary>
  </>
));
