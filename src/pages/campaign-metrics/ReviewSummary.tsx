import { useCampaignMetricsWords } from '../../words/campaignMetrics.ts';
import type { Period } from './period.ts';
import { usePeriodInWords } from './usePeriodInWords.ts';

interface ReviewSummaryProps {
  /** How many campaigns match the filters. */
  all: number;
  /** How many of them were sent in the period. */
  chosen: number;
  period: Period;
}

/** Says in one sentence how many campaigns the report covers, also if there are none. */
export function ReviewSummary({ all, chosen, period }: ReviewSummaryProps) {
  const t = useCampaignMetricsWords();
  const inWords = usePeriodInWords(period);
  return <span>{inWords === null ? t.all(all) : `${t.summary(chosen, all)} · ${inWords}`}</span>;
}
