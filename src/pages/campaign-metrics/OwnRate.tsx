import type { Campaign } from '../../contract/campaign.ts';
import type { Read } from '../../contract/tolerant.ts';
import { RateBar } from '../../ui/RateBar.tsx';
import { Value } from '../../ui/Value.tsx';
import { useCampaignWords } from '../../words/campaign.ts';
import { useCampaignMetricsWords } from '../../words/campaignMetrics.ts';
import { useFormat } from '../../words/format.ts';
import { DoubtMark } from '../shared/DoubtMark.tsx';
import { RATE_ROUNDING } from '../shared/rateRounding.ts';
import { rateOf } from './figures.ts';

interface OwnRateProps {
  campaign: Read<Campaign>;
  /** Which share of the delivered messages it is. */
  part: 'opened' | 'clicked';
}

/** A campaign's own open rate or click rate, from its counts, and a mark that says why where it is in doubt. */
export function OwnRate({ campaign, part }: OwnRateProps) {
  const t = useCampaignMetricsWords();
  const c = useCampaignWords();
  const format = useFormat();
  const { delivered, [part]: count, open_rate, click_rate } = campaign.metrics ?? {};
  const said = part === 'opened' ? open_rate : click_rate;
  const counted = typeof count === 'number' && delivered ? count / delivered : null;
  const shown = counted ?? (delivered === 0 ? null : said);
  if (shown === null || shown === undefined) return <Value>{null}</Value>;
  const ranked = rateOf(campaign, part);
  const doubt =
    counted === null
      ? t.uncounted
      : ranked === null
        ? t.impossible[part]
        : typeof said === 'number' && Math.abs(said - counted) > RATE_ROUNDING
          ? c.disagrees(format.rate(said), format.rate(counted))
          : undefined;
  const value = (
    <>
      {doubt !== undefined && <DoubtMark why={doubt} />}
      {format.rate(shown)}
    </>
  );
  return ranked === null ? value : <RateBar rate={ranked}>{value}</RateBar>;
}
