import { useMemo } from 'react';
import type { Campaign } from '../../contract/campaign.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import { useCampaignMessages } from '../../i18n/campaign.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { useFormat } from '../../i18n/format.ts';
import { type Metrics, metricsOf } from '../shared/campaignMetrics.ts';
import { chartSizes } from '../shared/charts.ts';
import { ChartCard, CLICK_COLOR, OPEN_COLOR, VOLUME_COLOR } from './ChartCard.tsx';
import { MonthlyPlot } from './lazyPlots.tsx';
import { useMetricColumns } from './metricColumns.tsx';
import { fewDeliveredOf, hasFewDelivered } from './metrics.ts';
import { monthOf, monthsBetween } from './period.ts';

/** Open and click rate per month as a group, with the volume behind, because a rate of a small volume means little. */
export function MonthlyChart({ campaigns }: { campaigns: readonly Parsed<Campaign>[] }) {
  const t = useCampaignMessages();
  const { missing, missingLong } = useCommonMessages();
  const format = useFormat();
  const rows = useMemo(() => {
    const groups = Map.groupBy(campaigns, ({ sent_at }) => (sent_at ? monthOf(new Date(sent_at)) : ''));
    groups.delete('');
    return monthsBetween(groups.keys()).map((month) => ({ key: month, metrics: metricsOf(groups.get(month) ?? []) }));
  }, [campaigns]);
  const skipped = campaigns.length - rows.reduce((sum, { metrics }) => sum + metrics.campaigns, 0);
  const columns = useMetricColumns(t.month, format.month);
  const size = chartSizes();
  const few = fewDeliveredOf(rows.map(({ metrics }) => metrics));
  const isFew = rows.map(({ metrics }) => hasFewDelivered(metrics.delivered, few));
  // The top of the scale. If no month with enough deliveries has a rate above 0, all count.
  const top = highest(rows.filter((_, index) => !isFew[index])) || highest(rows);
  /** A line, and the months with few deliveries as triangles, at most at the top of the scale. */
  const rateSeries = (id: 'openRate' | 'clickRate', color: string, shape: 'circle' | 'diamond') => {
    const rates = rows.map(({ metrics }) => metrics[id].rate);
    const series = { type: 'line', yAxisId: 'rate', color, curve: 'linear', showMark: true } as const;
    return [
      {
        ...series,
        label: t.metricNames[id],
        shape,
        data: rates.map((rate, index) => (isFew[index] ? null : rate)),
        valueFormatter: (value: number | null, { dataIndex }: { dataIndex: number }) =>
          value !== null ? format.percent(value) : isFew[dataIndex] ? null : missing,
      },
      ...(isFew.includes(true)
        ? [
            {
              ...series,
              id: `few-${id}`,
              label: t.metricNames[id],
              shape: 'triangle' as const,
              data: rates.map((rate, index) => (isFew[index] && rate !== null ? Math.min(rate, top) : null)),
              valueFormatter: (value: number | null, { dataIndex }: { dataIndex: number }) =>
                value === null ? null : t.fewRate(format.percent(rates[dataIndex] ?? 0)),
            },
          ]
        : []),
    ];
  };
  return (
    <ChartCard
      title={t.byMonth}
      note={format.sentences([
        t.byMonthNote,
        isFew.includes(true) && t.fewDeliveredNote(few),
        skipped > 0 && t.monthsSkipped(skipped),
      ])}
      fileName="campaigns-by-month"
      legend={[
        { label: t.metricNames.openRate, color: OPEN_COLOR },
        { label: t.metricNames.clickRate, color: CLICK_COLOR },
        { label: t.metricNames.delivered, color: VOLUME_COLOR },
      ]}
      columns={columns}
      rows={rows}
      isEmpty={rows.every(({ metrics }) => !metrics.delivered)}
      height={size.height}
    >
      <MonthlyPlot
        height={size.height}
        skipAnimation
        localeText={{ a11yNoValue: missingLong }}
        // The right axis has room for the label of the last month.
        margin={{ ...size.margin, right: 0 }}
        xAxis={[
          {
            ...size.bottomAxis,
            id: 'month',
            scaleType: 'band',
            data: rows.map(({ key }) => key),
            valueFormatter: (month: string) => format.month(month),
            tickLabelMinGap: 12,
          },
        ]}
        yAxis={[
          {
            ...size.axis,
            id: 'rate',
            min: 0,
            // An axis from 0 to 0 has its 0 in the middle.
            max: top > 0 ? undefined : 1,
            valueFormatter: (value: number) => format.roughPercent(value),
            width: size.of(46),
          },
          {
            ...size.axis,
            id: 'volume',
            min: 0,
            position: 'right',
            valueFormatter: (value: number) => format.compactNumber(value),
            width: size.of(56),
          },
        ]}
        series={[
          {
            type: 'bar',
            yAxisId: 'volume',
            label: t.metricNames.delivered,
            color: VOLUME_COLOR,
            data: rows.map(({ metrics }) => metrics.delivered),
            valueFormatter: (value) => (value === null ? '' : format.number(value)),
          },
          ...rateSeries('openRate', OPEN_COLOR, 'circle'),
          ...rateSeries('clickRate', CLICK_COLOR, 'diamond'),
        ]}
      />
    </ChartCard>
  );
}

/** The highest open rate or click rate of these months; 0 without one. */
const highest = (months: readonly { metrics: Metrics }[]) =>
  Math.max(0, ...months.flatMap(({ metrics }) => [metrics.openRate.rate ?? 0, metrics.clickRate.rate ?? 0]));
