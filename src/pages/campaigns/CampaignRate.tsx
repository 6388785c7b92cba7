import type { Campaign } from '../../contract/campaign.ts';
import { isUnreadable, type Read } from '../../contract/tolerant.ts';
import { Hint } from '../../ui/Hint.tsx';
import { RateBar } from '../../ui/RateBar.tsx';
import { optional, Value } from '../../ui/Value.tsx';
import { useCampaignWords } from '../../words/campaign.ts';
import { useFormat } from '../../words/format.ts';
import { DoubtMark } from '../shared/DoubtMark.tsx';
import { RATE_ROUNDING } from '../shared/rateRounding.ts';
import styles from './CampaignRate.module.css';

interface CampaignRateProps {
  campaign: Read<Campaign>;
  rate: 'open_rate' | 'click_rate';
  /** True outside of a table: with the counts beside the rate instead of a bar and a hint. */
  isWide?: boolean;
}

/** A campaign's own rate as the service tells it, and a mark where its counts tell another. */
export function CampaignRate({ campaign, rate: name, isWide = false }: CampaignRateProps) {
  const t = useCampaignWords();
  const format = useFormat();
  const { delivered, ...metrics } = campaign.metrics ?? {};
  // A rate over nothing is no rate: 0 % would say that nobody opened what was never delivered.
  if (delivered === 0)
    return (
      <span title={t.nothingDelivered}>
        <Value>{null}</Value>
      </span>
    );
  const part = name === 'open_rate' ? metrics.opened : metrics.clicked;
  const said = metrics[name];
  const counted = typeof part === 'number' && typeof delivered === 'number' ? part / delivered : null;
  const shares = typeof part === 'number' && typeof delivered === 'number' ? t.ofDelivered(part, delivered) : undefined;
  const disagrees =
    typeof said === 'number' && counted !== null && Math.abs(said - counted) > RATE_ROUNDING
      ? t.disagrees(format.rate(said), format.rate(counted))
      : undefined;
  const shown = (
    <>
      {disagrees !== undefined && <DoubtMark why={disagrees} said={t.disagreesShort} />}
      {optional(said, format.rate)}
    </>
  );
  const value = (
    <Value isUnreadable={isUnreadable(campaign, `metrics.${name}`)}>
      {said === null || said === undefined ? null : shown}
    </Value>
  );
  if (isWide)
    return (
      <>
        {value}
        {shares !== undefined && ` (${shares})`}
        {disagrees !== undefined && <div className={styles.doubt}>{disagrees}</div>}
      </>
    );
  const hint = shares !== undefined && disagrees !== undefined ? t.rateHint(shares, disagrees) : (shares ?? disagrees);
  return <Hint text={hint}>{typeof said === 'number' ? <RateBar rate={said}>{value}</RateBar> : value}</Hint>;
}
