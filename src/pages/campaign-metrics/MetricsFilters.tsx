import { useState } from 'react';
import { FilterChips } from '../../components/form/FilterChips.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useCampaignMetricsMessages } from '../../i18n/campaignMetrics.ts';
import { CampaignFilters } from '../shared/CampaignFilters.tsx';
import { useCampaignChips } from '../shared/useCampaignChips.ts';
import type { CampaignMetricsQuery } from './metricsQuery.ts';
import { addDays, dayOf, type Period } from './period.ts';
import { usePeriodText } from './usePeriodText.ts';

interface MetricsFiltersProps {
  query: CampaignMetricsQuery;
  onChange: (change: Partial<CampaignMetricsQuery>, options?: { replace: boolean }) => void;
  onClear: () => void;
}

/** The filters of the campaign list (interface §4.3), and the period, which the dashboard itself applies. */
export function MetricsFilters({ query, onChange, onClear }: MetricsFiltersProps) {
  const m = useCampaignMetricsMessages();
  const period = usePeriodText(query);
  const chips = useCampaignChips(query, onChange);
  if (period !== null) chips.push({ name: m.period, value: period, onRemove: () => onChange(NO_PERIOD) });
  const periods = knownPeriods();
  // On some days two periods are equal; then the one selected last is shown.
  const [last, setLast] = useState('');
  const chosen = [last, ...Object.keys(periods)].find((name) => {
    const known = periods[name];
    return known !== undefined && known.sent_from === query.sent_from && known.sent_to === query.sent_to;
  });
  return (
    <>
      <CampaignFilters query={query} onChange={onChange} othersInForce={period === null ? 0 : 1}>
        <SelectField
          id="metrics-period"
          label={m.period}
          value={chosen ?? 'own'}
          options={[
            ...Object.keys(periods).map((value) => ({ value, label: m.periods[value as keyof typeof m.periods] })),
            ...(chosen === undefined ? [{ value: 'own', label: m.periods.own }] : []),
          ]}
          onChange={({ target }) => {
            setLast(target.value);
            onChange({ ...NO_PERIOD, ...periods[target.value] });
          }}
        />
        <TextField
          id="metrics-from"
          type="date"
          label={m.sent_from}
          value={query.sent_from ?? ''}
          onChange={(change) => onChange({ sent_from: change.target.value || undefined }, { replace: true })}
        />
        <TextField
          id="metrics-to"
          type="date"
          label={m.sent_to}
          value={query.sent_to ?? ''}
          onChange={(change) => onChange({ sent_to: change.target.value || undefined }, { replace: true })}
        />
      </CampaignFilters>
      <FilterChips chips={chips} onClear={onClear} />
    </>
  );
}

const NO_PERIOD = { sent_from: undefined, sent_to: undefined };

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
