import NativeSelect from '@mui/material/NativeSelect';
import { DayField } from '../../components/form/DayField.tsx';
import type { Filter } from '../../components/form/FilterBar.tsx';
import { useCampaignMessages } from '../../i18n/campaign.ts';
import { useCampaignFilters } from '../shared/useCampaignFilters.ts';
import { periodOf } from './period.ts';
import { usePeriodText } from './ReportSummary.tsx';
import { type CampaignMetricsQuery, type ChangeMetricsQuery, PERIODS } from './searchParams.ts';

interface PeriodFieldsProps {
  query: CampaignMetricsQuery;
  onChange: ChangeMetricsQuery;
}

/** The filters of the campaign list (interface §4.3), and the period, which the dashboard itself applies. */
export function useMetricsFilters(
  query: CampaignMetricsQuery,
  onChange: PeriodFieldsProps['onChange'],
): Filter<keyof CampaignMetricsQuery>[] {
  const t = useCampaignMessages();
  const ownDays = usePeriodText(query);
  return [
    ...useCampaignFilters(),
    {
      names: ['period', 'sent_from', 'sent_to'],
      label: t.period,
      control: <PeriodFields query={query} onChange={onChange} />,
      valueText: ownDays ?? (query.period === 'days90' ? undefined : t.periods[query.period]),
    },
  ];
}

/** A period relative to today to choose, and its two days to change. */
function PeriodFields({ query, onChange }: PeriodFieldsProps) {
  const t = useCampaignMessages();
  const days = periodOf(query);
  const isOwn = query.sent_from !== undefined || query.sent_to !== undefined;
  const changeDay = (name: 'sent_from' | 'sent_to', day: string | undefined) => {
    const other = name === 'sent_from' ? 'sent_to' : 'sent_from';
    // Without any day the report is about all campaigns.
    const period = day === undefined && days[other] === undefined ? 'all' : undefined;
    // A named period becomes two days, of which the other one stays. Days that are in the address already stay there.
    const kept = isOwn || days[other] === undefined ? {} : { [other]: days[other] };
    onChange({ period, ...kept, [name]: day }, { replace: true });
  };
  return (
    <>
      <NativeSelect
        id="metrics-period"
        value={isOwn ? 'own' : query.period}
        onChange={({ target }) => {
          const period = PERIODS.find((name) => name === target.value);
          onChange({ period, sent_from: undefined, sent_to: undefined });
        }}
        inputProps={{ 'aria-label': t.period }}
      >
        {PERIODS.map((name) => (
          <option key={name} value={name}>
            {t.periods[name]}
          </option>
        ))}
        {isOwn && <option value="own">{t.periods.own}</option>}
      </NativeSelect>
      {(['sent_from', 'sent_to'] as const).map((name) => (
        <DayField
          key={name}
          id={`metrics-${name}`}
          label={t[name]}
          shortLabel={t.edges[name]}
          value={days[name] ?? ''}
          onChange={(value) => changeDay(name, value || undefined)}
        />
      ))}
    </>
  );
}
