import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Campaign } from '../../contract/campaign.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import { useCampaignMetricsMessages } from '../../i18n/campaignMetrics.ts';
import { useFormat } from '../../i18n/format.ts';
import { chartSizes } from '../shared/charts.ts';
import { ChartCard, type ChartColumn, OPEN_COLOR } from './ChartCard.tsx';
import { rateOf } from './metrics.ts';
import { campaignPath } from './rankingColumns.tsx';

interface Point {
  id: string;
  campaign: Parsed<Campaign>;
  name: string;
  audience: number;
  rate: number;
}

/** Above this number, points are drawn as a few large shapes, which stays smooth. */
const MANY_POINTS = 500;

/** Audience against open rate. A point links to its campaign. */
export function AudienceScatterChart({ campaigns }: { campaigns: readonly Parsed<Campaign>[] }) {
  const t = useCampaignMetricsMessages();
  const format = useFormat();
  const navigate = useNavigate();
  const points = useMemo(
    () =>
      campaigns.flatMap((campaign): Point[] => {
        const { id, name, audience_count: audience } = campaign;
        const rate = rateOf(campaign, 'opened');
        return typeof audience === 'number' && rate !== null
          ? [{ id, campaign, name: name || id, audience, rate }]
          : [];
      }),
    [campaigns],
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
      {
        id: 'audience_count',
        header: t.audience,
        size: 100,
        align: 'end',
        value: ({ audience }) => audience,
        show: ({ audience }) => format.count(audience),
      },
      {
        id: 'open_rate',
        header: t.openRate,
        size: 100,
        align: 'end',
        value: ({ rate }) => rate,
        show: ({ rate }) => format.rate(rate),
      },
    ],
    [t, format],
  );
  const pointText = ({ name, audience, rate }: Point) => t.scatterPoint(name, audience, format.rate(rate));
  const size = chartSizes();
  const data = useMemo(() => points.map(({ id, audience, rate }) => ({ id, x: audience, y: rate })), [points]);
  return (
    <ChartCard
      title={t.scatter}
      note={t.scatterNote}
      fileName="campaigns-audience-open-rate"
      legend={[{ label: t.campaign, color: OPEN_COLOR }]}
      columns={columns}
      rows={points}
    >
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
        xAxis={[
          {
            ...size.axis,
            min: 0,
            label: t.audience,
            valueFormatter: (value: number) => format.roughCount(value),
            height: size.of(44),
          },
        ]}
        yAxis={[
          {
            ...size.axis,
            min: 0,
            label: t.openRate,
            valueFormatter: (value: number) => format.roughRate(value),
            width: size.of(72),
          },
        ]}
        series={[
          {
            data,
            color: OPEN_COLOR,
            markerSize: points.length > MANY_POINTS ? 2.5 : 4.5,
            valueFormatter: (_value, { dataIndex }) => {
              const point = points[dataIndex];
              return point === undefined ? '' : pointText(point);
            },
          },
        ]}
        onItemClick={(_event: unknown, { dataIndex }: { dataIndex?: number }) => {
          const point = dataIndex === undefined ? undefined : points[dataIndex];
          if (point !== undefined) navigate(campaignPath(point.campaign));
        }}
      />
    </ChartCard>
  );
}
