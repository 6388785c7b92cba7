import Box from '@mui/material/Box';
import { TriangleAlert } from 'lucide-react';
import { RateBar } from '../../ui/RateBar.tsx';
import { Value } from '../../ui/Value.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useCampaignWords } from '../../words/campaign.ts';
import { useCampaignMetricsWords } from '../../words/campaignMetrics.ts';
import { useFormat } from '../../words/format.ts';
import { RATE_ROUNDING } from '../shared/rateRounding.ts';
import { CONFIDENCE } from './figures.ts';
import type { RankedCampaign } from './useRankingRows.ts';

/** A campaign's open rate; where few were delivered, also how little that says; and a mark where it is in doubt. */
export function OpenRate({ row: { campaign, openRate, interval } }: { row: RankedCampaign }) {
  const t = useCampaignMetricsWords();
  const c = useCampaignWords();
  const format = useFormat();
  const { delivered, opened, open_rate: said } = campaign.metrics ?? {};
  const counted = typeof opened === 'number' && delivered ? opened / delivered : null;
  const shown = counted ?? (delivered === 0 ? null : said);
  if (shown === null || shown === undefined) return <Value>{null}</Value>;
  const confidence = format.roughRate(CONFIDENCE);
  const doubt =
    counted === null
      ? t.uncounted
      : openRate === null
        ? t.impossible
        : typeof said === 'number' && Math.abs(said - counted) > RATE_ROUNDING
          ? c.disagrees(format.rate(said), format.rate(counted))
          : undefined;
  const value = (
    <>
      {doubt !== undefined && (
        <Box component="span" title={doubt} sx={{ color: 'warning.main', marginInlineEnd: 0.5 }}>
          <TriangleAlert size={14} aria-hidden style={{ verticalAlign: '-2px' }} />
          <VisuallyHidden>{doubt}</VisuallyHidden>
        </Box>
      )}
      {format.rate(shown)}
    </>
  );
  return (
    <>
      {openRate === null ? value : <RateBar rate={openRate}>{value}</RateBar>}
      {interval !== null && (
        <Box title={t.intervalLong(confidence)} sx={{ fontSize: '0.75rem', color: 'text.secondary', mt: 0.25 }}>
          {t.interval(confidence, format.roughRate(interval[0]), format.roughRate(interval[1]))}
        </Box>
      )}
    </>
  );
}
