import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { useMemo } from 'react';
import type { Campaign } from '../../contract/campaign.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import { useCampaignMetricsMessages } from '../../i18n/campaignMetrics.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { useFormat } from '../../i18n/format.ts';
import { chartSizes } from '../shared/charts.ts';
import { ChartCard, CLICK_COLOR, OPEN_COLOR, VOLUME_COLOR } from './ChartCard.tsx';
import { useMetricColumns } from './metricColumns.tsx';
import { groupBy, metricsOf } from './metrics.ts';
import { monthOf, monthsBetween } from './period.ts';

/** Open and click rate per month as a group, with the volume behind, because a rate of a small volume means little. */
export function MonthlyChart({ campaigns }: { campaigns: readonly Parsed<Campaign>[] }) {
  const t = useCampaignMetricsMessages();
  const { missing, missingLong } = useCommonMessages();
  const format = useFormat();
  const rows = useMemo(() => {
    const groups = groupBy(campaigns, ({ sent_at }) => sent_at && monthOf(new Date(sent_at)));
    return monthsBetween(groups.keys()).map((month) => ({ key: month, metrics: metricsOf(groups.get(month) ?? []) }));
  }, [campaigns]);
  const skipped = campaigns.length - rows.reduce((sum, { metrics }) => sum + metrics.campaigns, 0);
  const columns = useMetricColumns(t.month, format.month);
  const size = chartSizes();
  const rate = (value: number | null) => (value === null ? missing : format.rate(value));
  return (
    <ChartCard
      title={t.months}
      note={skipped > 0 ? t.monthsSkipped(t.monthsNote, skipped) : t.monthsNote}
      fileName="campaigns-by-month"
      legend={[
        { label: t.openRate, color: OPEN_COLOR },
        { label: t.clickRate, color: CLICK_COLOR },
        { label: t.delivered, color: VOLUME_COLOR },
      ]}
      columns={columns}
      rows={rows}
    >
      <ChartsContainer
        height={size.height}
        skipAnimation
        localeText={{ a11yNoValue: missingLong }}
        margin={size.margin}
        xAxis={[
          {
            ...size.axis,
            height: size.of(25),
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
            valueFormatter: (value: number) => format.roughRate(value),
            width: size.of(46),
          },
          {
            ...size.axis,
            id: 'volume',
            min: 0,
            position: 'right',
            valueFormatter: (value: number) => format.roughCount(value),
            width: size.of(56),
          },
        ]}
        series={[
          {
            type: 'bar',
            yAxisId: 'volume',
            label: t.delivered,
            color: VOLUME_COLOR,
            data: rows.map(({ metrics }) => metrics.delivered),
            valueFormatter: (value) => (value === null ? '' : format.count(value)),
          },
          {
            type: 'line',
            yAxisId: 'rate',
            label: t.openRate,
            color: OPEN_COLOR,
            curve: 'linear',
            shape: 'circle',
            showMark: true,
            data: rows.map(({ metrics }) => metrics.openRate.rate),
            valueFormatter: rate,
          },
          {
            type: 'line',
            yAxisId: 'rate',
            label: t.clickRate,
            color: CLICK_COLOR,
            curve: 'linear',
            shape: 'diamond',
            showMark: true,
            data: rows.map(({ metrics }) => metrics.clickRate.rate),
            valueFormatter: rate,
          },
        ]}
        sx={{ '& .MuiBarChart-element': { stroke: 'var(--mui-palette-chart-volume)', fillOpacity: '0.35' } }}
      >
        <ChartsGrid horizontal />
        <BarPlot />
        <ChartsAxisHighlight x="band" />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis axisId="month" />
        <ChartsYAxis axisId="rate" />
        <ChartsYAxis axisId="volume" />
        <ChartsTooltip trigger="axis" />
      </ChartsContainer>
    </ChartCard>
  );
}
