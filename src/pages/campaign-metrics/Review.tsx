import Box from '@mui/material/Box';
import { memo, useMemo } from 'react';
import type { Campaign } from '../../contract/campaign.ts';
import type { Read } from '../../contract/tolerant.ts';
import { PanelBoundary } from '../../ui/PanelBoundary.tsx';
import { useCampaignMetricsWords } from '../../words/campaignMetrics.ts';
import { FigureCards } from './FigureCards.tsx';
import { FunnelPicture } from './FunnelPicture.tsx';
import { type Figures, figuresOf } from './figures.ts';
import { MonthsPicture } from './MonthsPicture.tsx';
import type { CampaignMetricsQuery } from './metricsQuery.ts';
import { OpensNote } from './OpensNote.tsx';
import { onPaper } from './onPaper.ts';
import { periodBefore, sentWithin } from './period.ts';
import { pictureColors } from './pictureColors.ts';
import { RankingAndComparison } from './RankingAndComparison.tsx';
import { ScatterPicture } from './ScatterPicture.tsx';
import { TypesPicture } from './TypesPicture.tsx';
import { usePeriodInWords } from './usePeriodInWords.ts';

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
  const t = useCampaignMetricsWords();
  const { sent_from, sent_to } = query;
  const period = usePeriodInWords(query);
  const figures = useMemo(() => figuresOf(chosen), [chosen]);
  const before = useMemo(() => {
    const period = periodBefore({ sent_from, sent_to });
    return period === null ? null : { period, figures: figuresOf(sentWithin(all, period)) };
  }, [all, sent_from, sent_to]);
  return (
    <Box sx={[pictureColors, onPaper, { display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }]}>
      <Box sx={{ color: 'text.secondary' }} role="status">
        {sent_from === undefined && sent_to === undefined ? t.all(all.length) : t.summary(chosen.length, all.length)}
        {period !== null && ` · ${period}`}
      </Box>
      <PanelBoundary>
        <FigureCards figures={figures} before={before} />
      </PanelBoundary>
      <OpensNote />
      <Pictures figures={figures} campaigns={chosen} />
      <PanelBoundary>
        <RankingAndComparison {...props} />
      </PanelBoundary>
    </Box>
  );
}

/** Drawn anew only where the campaigns change: choosing what to compare redraws no picture. */
const Pictures = memo(({ figures, campaigns }: { figures: Figures; campaigns: ReviewProps['chosen'] }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2.5,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
    }}
  >
    <PanelBoundary>
      <FunnelPicture figures={figures} />
    </PanelBoundary>
    <PanelBoundary>
      <MonthsPicture campaigns={campaigns} />
    </PanelBoundary>
    <PanelBoundary>
      <TypesPicture campaigns={campaigns} />
    </PanelBoundary>
    <PanelBoundary>
      <ScatterPicture campaigns={campaigns} />
    </PanelBoundary>
  </Box>
));
Pictures.displayName = 'Pictures';
