import { BarChart, type BarChartProps, BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsTooltip, ChartsTooltipContainer, ChartsTooltipPaper, useItemTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { type ComponentProps, createContext, use, useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { Campaign } from '../../contract/campaign.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import { useCampaignMessages } from '../../i18n/campaign.ts';
import { useFormat } from '../../i18n/format.ts';
import { chartSizes } from '../shared/charts.ts';
import { campaignPath } from './rankingColumns.tsx';

/* What needs the chart library, which is large: a chart loads it when it comes into view. */

/** Horizontal bars with their values behind them. */
export const HorizontalBars = (props: BarChartProps) => (
  <BarChart layout="horizontal" skipAnimation hideLegend grid={{ vertical: true }} {...props} />
);

/** Bars for the volume on the right axis, and lines for the rates on the left one. */
export const MonthlyPlot = (props: ComponentProps<typeof ChartsContainer>) => (
  <ChartsContainer
    {...props}
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
);

/** A campaign with an audience and an open rate. */
export interface Point {
  id: string;
  campaign: Parsed<Campaign>;
  name: string;
  type: string;
  audience: number;
  rate: number;
}

/** The points of one type. */
export interface PointSeries {
  id: string;
  label: string;
  color: string;
  points: readonly Point[];
}

/** Above this number, points are drawn as a few large shapes, which stays smooth. */
const MANY_POINTS = 500;

interface AudienceScatterPlotProps {
  points: readonly Point[];
  series: readonly PointSeries[];
}

/** The points. A click or Enter on a point opens its campaign. */
export function AudienceScatterPlot({ points, series }: AudienceScatterPlotProps) {
  const t = useCampaignMessages();
  const format = useFormat();
  const navigate = useNavigate();
  const size = chartSizes();
  const pointText = ({ name, audience, rate }: Point) => t.scatterPoint(name, audience, format.percent(rate));
  // Memoized, because it is a context value: a new one would render the tooltip again.
  const pointAt = useCallback(
    (seriesId: unknown, index: number | undefined) =>
      index === undefined ? undefined : series.find(({ id }) => id === seriesId)?.points[index],
    [series],
  );
  const audiences = points.map(({ audience }) => audience);
  return (
    <PointContext value={pointAt}>
      <ScatterChart
        height={size.height}
        skipAnimation
        // Enter on a point works like a click.
        experimentalFeatures={{ keyboardActivation: true }}
        localeText={{
          // Equal points overlap, so each of them names all.
          scatterDescription: ({ x, y }) =>
            format.list(points.filter(({ audience, rate }) => audience === x && rate === y).map(pointText)),
        }}
        hideLegend
        // Half of the last number of the scale, such as `10.000`.
        margin={{ ...size.margin, right: size.of(24) }}
        grid={{ horizontal: true, vertical: true }}
        renderer={points.length > MANY_POINTS ? 'svg-batch' : 'svg-single'}
        slots={{ tooltip: PointTooltip }}
        xAxis={[
          {
            ...size.axis,
            scaleType: 'log',
            min: powerOfTen(Math.min(...audiences), Math.floor),
            max: powerOfTen(Math.max(...audiences), Math.ceil),
            tickInterval: [1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000],
            label: t.audience,
            valueFormatter: (value: number) => format.compactNumber(value),
            height: size.of(52),
          },
        ]}
        yAxis={[
          {
            ...size.axis,
            min: 0,
            // An axis from 0 to 0 has its 0 in the middle.
            max: points.some(({ rate }) => rate > 0) ? undefined : 1,
            label: t.metricNames.openRate,
            valueFormatter: (value: number) => format.roughPercent(value),
            width: size.of(72),
          },
        ]}
        series={series.map(({ id, label, color, points }) => ({
          id,
          label,
          color,
          data: points.map(({ id, audience, rate }) => ({ id, x: audience, y: rate })),
          markerSize: points.length > MANY_POINTS ? 2.5 : 4.5,
        }))}
        onItemClick={(_event: unknown, { seriesId, dataIndex }: { seriesId?: unknown; dataIndex?: number }) => {
          const point = pointAt(seriesId, dataIndex);
          if (point !== undefined) navigate(campaignPath(point.campaign));
        }}
      />
    </PointContext>
  );
}

/** Rounds to a power of ten, where the scale has its lines. */
const powerOfTen = (value: number, round: (exponent: number) => number) => 10 ** round(Math.log10(value));

/** The point of a value in the chart, for its tooltip. */
const PointContext = createContext<(seriesId: unknown, index: number | undefined) => Point | undefined>(
  () => undefined,
);

/** A campaign's name, type, audience and open rate. */
function PointTooltip() {
  const t = useCampaignMessages();
  const format = useFormat();
  const item = useItemTooltip<'scatter'>();
  const point = use(PointContext)(item?.identifier.seriesId, item?.identifier.dataIndex);
  return (
    <ChartsTooltipContainer trigger="item">
      {point && (
        <ChartsTooltipPaper sx={tooltipStyle}>
          <strong dir="auto">{point.name}</strong>
          <dl>
            <dt>{t.type}</dt>
            <dd>{point.type}</dd>
            <dt>{t.audience}</dt>
            <dd>{format.number(point.audience)}</dd>
            <dt>{t.metricNames.openRate}</dt>
            <dd>{format.percent(point.rate)}</dd>
          </dl>
        </ChartsTooltipPaper>
      )}
    </ChartsTooltipContainer>
  );
}

const tooltipStyle = {
  maxWidth: 'min(20rem, 90vw)',
  padding: 1.5,
  fontSize: 'body3.fontSize',
  overflowWrap: 'anywhere',
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: 1.5,
    margin: 0,
    marginTop: 0.5,
  },
  '& dt': { color: 'text.secondary' },
  '& dd': { margin: 0, textAlign: 'end' },
} as const;
