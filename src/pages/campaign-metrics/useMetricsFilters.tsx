import { useState } from 'react';
import type { Filter } from '../../components/form/FilterBar.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useCampaignMetricsMessages } from '../../i18n/campaignMetrics.ts';
import { useCampaignFilters } from '../shared/useCampaignFilters.ts';
import type { CampaignMetricsQuery } from './metricsQuery.ts';
import { addDays, dayOf, type Period } from './period.ts';
import { usePeriodText } from './ReportSummary.tsx';

interface PeriodFieldsProps {
  query: CampaignMetricsQuery;
  onChange: (change: Partial<CampaignMetricsQuery>, options?: { replace: boolean }) => void;
}

/** The filters of the campaign list (interface §4.3), and the period, which the dashboard itself applies. */
export function useMetricsFilters(
  query: CampaignMetricsQuery,
  onChange: PeriodFieldsProps['onChange'],
): Filter<keyof CampaignMetricsQuery>[] {
  const t = useCampaignMetricsMessages();
  const period = usePeriodText(query);
  return [
    ...useCampaignFilters(),
    {
      names: ['sent_from', 'sent_to'],
      label: t.period,
      control: <PeriodFields query={query} onChange={onChange} />,
      valueText: period ?? undefined,
    },
  ];
}

/** A common period to choose, and its two days to change. */
function PeriodFields({ query, onChange }: PeriodFieldsProps) {
  const t = useCampaignMetricsMessages();
  const periods = knownPeriods();
  // On some days two periods are equal; then the one selected last is shown.
  const [last, setLast] = useState('');
  const chosen = [last, ...Object.keys(periods)].find((name) => {
    const known = periods[name];
    return known !== undefined && known.sent_from === query.sent_from && known.sent_to === query.sent_to;
  });
  return (
    <>
      <SelectField
        id="metrics-period"
        label={t.period}
        value={chosen ?? 'own'}
        options={[
          ...Object.keys(periods).map((value) => ({ value, label: t.periods[value as keyof typeof t.periods] })),
          ...(chosen === undefined ? [{ value: 'own', label: t.periods.own }] : []),
        ]}
        onChange={({ target }) => {
          setLast(target.value);
          onChange({ sent_from: undefined, sent_to: undefined, ...periods[target.value] });
        }}
      />
      <TextField
        id="metrics-from"
        type="date"
        label={t.sent_from}
        value={query.sent_from ?? ''}
        onChange={({ target }) => onChange({ sent_from: target.value || undefined }, { replace: true })}
      />
      <TextField
        id="metrics-to"
        type="date"
        label={t.sent_to}
        value={query.sent_to ?? ''}
        onChange={({ target }) => onChange({ sent_to: target.value || undefined }, { replace: true })}
      />
    </>
  );
}

/** Returns common periods relative to today. */
function knownPeriods(): Record<string, Period> {
  const today = dayOf(new Date());
  const last = (days: number) => ({ sent_from: addDays(today, 1 - days), sent_to: today });
  return {
    all: {},
    days30: last(30),
    days90: last(90),
    days365: last(365),
    year: { sent_from: `${today.slice(0, 4)}-01-01`, sent_to: today },
  };
}
