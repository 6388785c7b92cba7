import { ChartsTooltipContainer, ChartsTooltipPaper, useItemTooltip } from '@mui/x-charts/ChartsTooltip';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { createContext, use, useCallback, useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { CAMPAIGN_TYPES, type Campaign } from '../../contract/campaign.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import { useCampaignMessages } from '../../i18n/campaign.ts';
import { useCampaignMetricsMessages } from '../../i18n/campaignMetrics.ts';
import { useFormat } from '../../i18n/format.ts';
import { getLabel } from '../../i18n/getLabel.ts';
import { chartSizes } from '../shared/charts.ts';
import { ChartCard, type ChartColumn, VOLUME_COLOR } from './ChartCard.tsx';
import { rateOf } from './metrics.ts';
import { campaignPath } from './rankingColumns.tsx';

interface Point {
  id: string;
  campaign: Parsed<Campaign>;
  name: string;
  type: string;
  audience: number;
  rate: number;
}

/** Above this number, points are drawn as a few large shapes, which stays smooth. */
const MANY_POINTS = 500;

/** The position of a campaign type; -1 for an unknown one. Its color and its place in the legend depend on nothing else. */
const indexOf = (type: string | null | undefined) => {
  const known: readonly string[] = CAMPAIGN_TYPES;
  return known.indexOf(type ?? '');
};

const colorAt = (index: number) => (index === -1 ? VOLUME_COLOR : `var(--mui-palette-chart-type${index + 1})`);

/** Audience against open rate, colored by type. A point links to its campaign. */
export function AudienceScatterChart({ campaigns }: { campaigns: readonly Parsed<Campaign>[] }) {
  const t = useCampaignMetricsMessages();
  const { types } = useCampaignMessages();
  const format = useFormat();
  const navigate = useNavigate();
  const points = useMemo(
    () =>
      campaigns.flatMap((campaign): Point[] => {
        const { id, name, audience_count: audience } = campaign;
        const type = campaign.type ? getLabel(types, campaign.type) : t.unknownType;
        const rate = rateOf(campaign, 'opened');
        // A logarithmic scale has no 0.
        return typeof audience === 'number' && audience > 0 && rate !== null
          ? [{ id, campaign, name: name || id, type, audience, rate }]
          : [];
      }),
    [campaigns, types, t],
  );
  const series = useMemo(
    () =>
      [...Map.groupBy(points, ({ campaign: { type } }) => indexOf(type))]
        .sort(([first], [second]) => first - second)
        .map(([index, group]) => ({
          id: String(index),
          label: group[0]?.type ?? '',
          color: colorAt(index),
          points: group,
          data: group.map(({ id, audience, rate }) => ({ id, x: audience, y: rate })),
        })),
    [points],
  );
  const columns = useMemo(
    (): ChartColumn<Point>[] => [
      {
        id: 'campaign',
        header: t.campaign,
        size: 240,
        value: ({ name }) => name,
        show: ({ name, campaign }) => <Link to={campaignPath(campaign)}>{name}</Link>,
      },
      { id: 'type', header: t.type, size: 150, value: ({ campaign }) => campaign.type, show: ({ type }) => type },
      {
        id: 'audience_count',
        header: t.audience,
        size: 100,
        align: 'end',
        value: ({ audience }) => audience,
        show: ({ audience }) => format.number(audience),
      },
      {
        id: 'open_rate',
        header: t.openRate,
        size: 100,
        align: 'end',
        value: ({ rate }) => rate,
        show: ({ rate }) => format.percent(rate),
      },
    ],
    [t, format],
  );
  const pointText = ({ name, audience, rate }: Point) => t.scatterPoint(name, audience, format.percent(rate));
  const size = chartSizes();
  // The value of a context; a new one would render the tooltip again.
  const pointAt = useCallback(
    (seriesId: unknown, index: number | undefined) =>
      index === undefined ? undefined : series.find(({ id }) => id === seriesId)?.points[index],
    [series],
  );
  const audiences = points.map(({ audience }) => audience);
  return (
    <ChartCard
      title={t.scatter}
      note={t.scatterNote}
      hint={t.scatterHint}
      fileName="campaigns-audience-open-rate"
      legend={series}
      columns={columns}
      rows={points}
    >
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
          margin={size.margin}
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
              label: t.openRate,
              valueFormatter: (value: number) => format.roughPercent(value),
              width: size.of(72),
            },
          ]}
          series={series.map(({ id, label, color, data }) => ({
            id,
            label,
            color,
            data,
            markerSize: points.length > MANY_POINTS ? 2.5 : 4.5,
          }))}
          onItemClick={(_event: unknown, { seriesId, dataIndex }: { seriesId?: unknown; dataIndex?: number }) => {
            const point = pointAt(seriesId, dataIndex);
            if (point !== undefined) navigate(campaignPath(point.campaign));
          }}
        />
      </PointContext>
    </ChartCard>
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
  const t = useCampaignMetricsMessages();
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
            <dt>{t.openRate}</dt>
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
