import { useCampaignMetricsMessages } from '../../i18n/campaignMetrics.ts';
import type { Period } from './period.ts';
import { usePeriodText } from './usePeriodText.ts';

interface ReportSummaryProps {
  /** How many campaigns match the filters. */
  all: number;
  /** How many of them were sent in the period. */
  chosen: number;
  period: Period;
}

/** Says in one sentence how many campaigns the report covers, also if there are none. */
export function ReportSummary({ all, chosen, period }: ReportSummaryProps) {
  const t = useCampaignMetricsMessages();
  const inWords = usePeriodText(period);
  return <span>{inWords === null ? t.all(all) : `${t.summary(chosen, all)} · ${inWords}`}</span>;
}
