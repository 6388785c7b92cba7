import { useCampaignMetricsWords } from '../../words/campaignMetrics.ts';
import { useFormat } from '../../words/format.ts';
import type { Period } from './period.ts';

/** @returns the selected period in words; null without a period */
export function usePeriodInWords({ sent_from, sent_to }: Period): string | null {
  const t = useCampaignMetricsWords();
  const format = useFormat();
  const from = sent_from && format.day(sent_from);
  const to = sent_to && format.day(sent_to);
  return from && to ? t.between(from, to) : from ? t.since(from) : to ? t.until(to) : null;
}
