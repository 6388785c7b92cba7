import { useCallback, useMemo } from 'react';
import type { Campaign } from '../../contract/campaign.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import { useCampaignMessages } from '../../i18n/campaign.ts';
import { useFormat } from '../../i18n/format.ts';
import { getLabel } from '../../i18n/messages.ts';
import { metricsOf } from '../shared/campaignMetrics.ts';
import { chartSizes } from '../shared/charts.ts';
import { ChartCard, CLICK_COLOR, OPEN_COLOR } from './ChartCard.tsx';
import { HorizontalBars } from './lazyPlots.tsx';
import { useMetricColumns } from './metricColumns.tsx';

/** Open and click rate per campaign type; an unknown type is a group too. */
export function ByTypeChart({ campaigns }: { campaigns: readonly Parsed<Campaign>[] }) {
  const t = useCampaignMessages();
  const format = useFormat();
  const rows = useMemo(
    () =>
      [...Map.groupBy(campaigns, ({ type }) => type || '')]
        .map(([key, group]) => ({ key, metrics: metricsOf(group) }))
        .sort((a, b) => (b.metrics.openRate.rate ?? -1) - (a.metrics.openRate.rate ?? -1)),
    [campaigns],
  );
  const label = useCallback((key: string) => (key === '' ? t.unknownType : getLabel(t.types, key)), [t]);
  const columns = useMetricColumns(t.type, label);
  const size = chartSizes();
  const height = Math.max(size.height, size.of(rows.length * 52 + 50));
  const nameOf = ({ key, metrics }: (typeof rows)[number]) => t.typeWithCount(label(key), metrics.campaigns);
  /** The name of a type at its bars; on a phone without its number of campaigns. */
  const tickOf = (name: string) => {
    const row = size.isNarrow ? rows.find((each) => nameOf(each) === name) : undefined;
    return row ? label(row.key) : name;
  };
  const rate = (value: number | null) => (value === null ? '' : format.percent(value));
  /** The rate of a type with its counts, for the tooltip and for screen readers. */
  const rateWithCounts =
    (id: 'openRate' | 'clickRate') =>
    (value: number | null, { dataIndex }: { dataIndex: number }) => {
      const ratio = rows[dataIndex]?.metrics[id];
      return value === null || ratio === undefined
        ? ''
        : t.rateWithCounts(format.percent(value), t.ofDelivered(ratio.part, ratio.whole));
    };
  return (
    <ChartCard
      title={t.byType}
      note={t.byTypeNote}
      fileName="campaigns-by-type"
      legend={[
        { label: t.metricNames.openRate, color: OPEN_COLOR },
        { label: t.metricNames.clickRate, color: CLICK_COLOR },
      ]}
      columns={columns}
      rows={rows}
      hasLabels
      height={height}
      isEmpty={rows.every(({ metrics }) => metrics.openRate.rate === null && metrics.clickRate.rate === null)}
    >
      <HorizontalBars
        height={height}
        margin={size.labelledMargin}
        yAxis={[
          {
            ...size.axis,
            scaleType: 'band',
            data: rows.map(nameOf),
            // Screen readers hear the label of each value.
            valueFormatter: (type: string, { location }) => (location === 'tick' ? tickOf(type) : type),
            width: 'auto',
            categoryGapRatio: 0.25,
          },
        ]}
        xAxis={[
          {
            ...size.bottomAxis,
            min: 0,
            // An axis from 0 to 0 has its 0 in the middle.
            max:
              Math.max(...rows.flatMap(({ metrics }) => [metrics.openRate.rate ?? 0, metrics.clickRate.rate ?? 0])) ||
              1,
            valueFormatter: (value: number) => format.roughPercent(value),
            tickNumber: 5,
          },
        ]}
        series={[
          {
            label: t.metricNames.openRate,
            color: OPEN_COLOR,
            data: rows.map(({ metrics }) => metrics.openRate.rate),
            valueFormatter: rateWithCounts('openRate'),
            barLabel: ({ value }) => rate(value),
            barLabelPlacement: 'outside',
          },
          {
            label: t.metricNames.clickRate,
            color: CLICK_COLOR,
            data: rows.map(({ metrics }) => metrics.clickRate.rate),
            valueFormatter: rateWithCounts('clickRate'),
            barLabel: ({ value }) => rate(value),
            barLabelPlacement: 'outside',
          },
        ]}
      />
    </ChartCard>
  );
}
