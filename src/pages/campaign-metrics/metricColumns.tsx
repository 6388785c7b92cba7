import { useMemo } from 'react';
import { Value } from '../../components/layout/Value.tsx';
import { useCampaignMessages } from '../../i18n/campaign.ts';
import { useFormat } from '../../i18n/format.ts';
import type { Metrics } from '../shared/campaignMetrics.ts';
import type { ChartColumn } from './ChartCard.tsx';

/** A group of campaigns, such as a month or a type, with its metrics. */
interface MetricsRow {
  key: string;
  metrics: Metrics;
}

/**
 * The columns of a table of groups. @param name the header of the group column; @param label formats the key of a group
 */
export function useMetricColumns(name: string, label: (key: string) => string): ChartColumn<MetricsRow>[] {
  const t = useCampaignMessages();
  const format = useFormat();
  return useMemo(() => {
    const count = (id: 'campaigns' | 'sent' | 'delivered' | 'opened' | 'clicked', header: string) =>
      ({
        id,
        header,
        size: 100,
        align: 'end',
        value: ({ metrics }) => metrics[id],
        show: ({ metrics }) => <Value>{metrics[id] === null ? null : format.number(metrics[id])}</Value>,
      }) satisfies ChartColumn<MetricsRow>;
    const rate = (id: 'openRate' | 'clickRate', header: string) =>
      ({
        id,
        header,
        size: 100,
        align: 'end',
        value: ({ metrics }) => metrics[id].rate,
        show: ({ metrics }) => <Value>{metrics[id].rate === null ? null : format.percent(metrics[id].rate)}</Value>,
      }) satisfies ChartColumn<MetricsRow>;
    return [
      { id: 'key', header: name, size: 150, value: ({ key }) => key, show: ({ key }) => label(key) },
      count('campaigns', t.metricNames.campaigns),
      rate('openRate', t.metricNames.openRate),
      rate('clickRate', t.metricNames.clickRate),
      count('sent', t.metricNames.sent),
      count('delivered', t.metricNames.delivered),
      count('opened', t.metricNames.opened),
      count('clicked', t.metricNames.clicked),
    ];
  }, [t, format, name, label]);
}
