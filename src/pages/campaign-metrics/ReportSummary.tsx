import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { LoadedList } from '../../api/LoadedList.ts';
import { Alert } from '../../components/feedback/Alert.tsx';
import { ResponseDetails } from '../../components/feedback/ResponseDetails.tsx';
import { activeFilters } from '../../components/form/FilterBar.tsx';
import type { Campaign } from '../../contract/campaign.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import { useCampaignMessages } from '../../i18n/campaign.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTableMessages } from '../../i18n/table.ts';
import { isSentUndated, type Period } from '../shared/campaignPeriod.ts';
import { useCampaignFilters } from '../shared/useCampaignFilters.ts';
import type { CampaignMetricsQuery } from './searchParams.ts';

interface ReportSummaryProps {
  /** How many campaigns match the filters. */
  all: number;
  /** How many of them were sent in the period. */
  chosen: number;
  period: Period;
}

/** Says in one sentence how many campaigns the report covers, also if there are none. */
export function ReportSummary({ all, chosen, period }: ReportSummaryProps) {
  const t = useCampaignMessages();
  const periodText = usePeriodText(period);
  return <span>{periodText === null ? t.counted(all) : `${t.summary(chosen, all)} · ${periodText}`}</span>;
}

interface PrintedDetailsProps {
  query: CampaignMetricsQuery;
  /** When the campaigns were loaded (milliseconds since 1970). */
  dataUpdatedAt: number;
}

/** On paper: the filters of the report and the time of its data. */
export function PrintedDetails({ query, dataUpdatedAt }: PrintedDetailsProps) {
  const t = useCampaignMessages();
  const format = useFormat();
  const { fieldName } = useCommonMessages();
  const filters = activeFilters(useCampaignFilters(), query);
  return (
    <Box sx={{ display: 'none', displayPrint: 'block', marginBottom: 2, color: 'text.secondary' }}>
      {filters.map(({ filter: { label }, valueText }) => (
        <div key={label}>{`${fieldName(label)} ${valueText}`}</div>
      ))}
      {t.asOf(format.dateTime(new Date(dataUpdatedAt).toISOString()))}
    </Box>
  );
}

/** @returns the selected period as a text; null without a period */
export function usePeriodText({ sent_from, sent_to }: Period): string | null {
  const t = useCampaignMessages();
  const format = useFormat();
  const from = sent_from && format.day(sent_from);
  const to = sent_to && format.day(sent_to);
  return from && to ? t.between(from, to) : from ? t.since(from) : to ? t.until(to) : null;
}

interface LoadAlertsProps {
  list: LoadedList<Parsed<Campaign>>;
  period: Period;
  /** Absent if an error already offers a retry. */
  onLoadAgain?: () => void;
}

/** What the user must know about the loaded data before trusting a metric. */
export function LoadAlerts({ list, period, onLoadAgain }: LoadAlertsProps) {
  const { loading: t, undated: undatedText } = useTableMessages();
  const isOfPeriod = period.sent_from !== undefined || period.sent_to !== undefined;
  const undated = isOfPeriod ? list.records.filter(isSentUndated).length : 0;
  const loaded = list.records.length;
  const stopped = loaded === 0 ? t.stoppedAtOnce : t.stopped(loaded, list.total);
  const remarks = [
    !list.isComplete ? { text: stopped, action: t.loadAll, response: null } : null,
    list.hasChanged && list.isComplete ? { text: t.moved, action: t.loadAgain, response: list.response } : null,
    list.skipped > 0 ? { text: t.skipped(list.skipped), action: null, response: list.response } : null,
    undated > 0 ? { text: undatedText(undated), action: null, response: list.response } : null,
  ].filter((remark) => remark !== null);
  return remarks.map(({ text, action, response }) => (
    <Box key={text} sx={{ marginBottom: 2 }}>
      <Alert
        severity="warning"
        variant="outlined"
        action={
          action !== null &&
          onLoadAgain && (
            <Button color="inherit" size="small" onClick={onLoadAgain}>
              {action}
            </Button>
          )
        }
      >
        {text}
        <ResponseDetails title={text} response={response} />
      </Alert>
    </Box>
  ));
}
