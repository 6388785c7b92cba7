import { useCampaignMetricsMessages } from '../../i18n/campaignMetrics.ts';
import { useFormat } from '../../i18n/format.ts';
import type { Period } from './period.ts';

/** @returns the selected period in words; null without a period */
export function usePeriodText({ sent_from, sent_to }: Period): string | null {
  const t = useCampaignMetricsMessages();
  const format = useFormat();
  const from = sent_from && format.day(sent_from);
  const to = sent_to && format.day(sent_to);
  return from && to ? t.between(from, to) : from ? t.since(from) : to ? t.until(to) : null;
}
