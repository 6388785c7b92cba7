import Box from '@mui/material/Box';
import { useCampaignMetricsWords } from '../../words/campaignMetrics.ts';
import { useFormat } from '../../words/format.ts';
import { CONFIDENCE } from './figures.ts';
import { OwnRate } from './OwnRate.tsx';
import type { RankedCampaign } from './useRankingRows.ts';

/** A campaign's open rate; where few were delivered, also how little that says. */
export function OpenRate({ row: { campaign, interval } }: { row: RankedCampaign }) {
  const t = useCampaignMetricsWords();
  const format = useFormat();
  const confidence = format.roughRate(CONFIDENCE);
  return (
    <>
      <OwnRate campaign={campaign} part="opened" />
      {interval !== null && (
        <Box title={t.intervalLong(confidence)} sx={{ fontSize: '0.75rem', color: 'text.secondary', mt: 0.25 }}>
          {t.interval(confidence, format.roughRate(interval[0]), format.roughRate(interval[1]))}
        </Box>
      )}
    </>
  );
}
