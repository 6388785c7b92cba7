import Box from '@mui/material/Box';
import { useMemo } from 'react';
import type { Campaign } from '../../contract/campaign.ts';
import type { Read } from '../../contract/tolerant.ts';
import { Apart } from '../../ui/Apart.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { PanelBoundary } from '../../ui/PanelBoundary.tsx';
import { useIdle } from '../../ui/useIdle.ts';
import { useCampaignMetricsWords } from '../../words/campaignMetrics.ts';
import { FigureCards } from './FigureCards.tsx';
import { figuresOf } from './figures.ts';
import type { CampaignMetricsQuery } from './metricsQuery.ts';
import { OpensNote } from './OpensNote.tsx';
import { onPaper } from './onPaper.ts';
import { periodBefore, sentWithin } from './period.ts';
import { pictureColors } from './pictureColors.ts';
import { usePeriodInWords } from './usePeriodInWords.ts';

const RankingAndComparison = lazyPart(async () => (await import('./RankingAndComparison.tsx')).RankingAndComparison);
const Pictures = lazyPart(async () => (await import('./Pictures.tsx')).Pictures);

/** As long as the pictures are on their way, what follows them stays out of sight and nothing that is seen moves. */
const ROOM = <Box sx={{ minHeight: '100vh' }} />;

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
  const isIdle = useIdle();
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
      <Apart fallback={ROOM}>{isIdle ? <Pictures figures={figures} campaigns={chosen} /> : ROOM}</Apart>
      <Apart>{isIdle && <RankingAndComparison {...props} />}</Apart>
    </Box>
  );
}
