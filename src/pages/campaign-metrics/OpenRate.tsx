import { useCampaignMetricsWords } from '../../words/campaignMetrics.ts';
import { useFormat } from '../../words/format.ts';
import { CONFIDENCE } from './figures.ts';
import styles from './OpenRate.module.css';
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
        <div title={t.intervalLong(confidence)} className={styles.interval}>
          {t.interval(confidence, format.roughRate(interval[0]), format.roughRate(interval[1]))}
        </div>
      )}
    </>
  );
}
