import { useMemo } from 'react';
import { Link } from 'react-router';
import { CAMPAIGN_TYPES, type Campaign } from '../../contract/campaign.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import { useCampaignMessages } from '../../i18n/campaign.ts';
import { useFormat } from '../../i18n/format.ts';
import { getLabel } from '../../i18n/messages.ts';
import { chartSizes } from '../shared/charts.ts';
import { ChartCard, type ChartColumn, VOLUME_COLOR } from './ChartCard.tsx';
import { AudienceScatterPlot } from './lazyPlots.tsx';
import { rateOf } from './metrics.ts';
import type { Point, PointSeries } from './plots.tsx';
import { campaignPath } from './rankingColumns.tsx';

/** The position of a campaign type; -1 for an unknown one. Its color and its place in the legend depend on nothing else. */
const indexOf = (type: string | null | undefined) => {
  const known: readonly string[] = CAMPAIGN_TYPES;
  return known.indexOf(type ?? '');
};

const colorAt = (index: number) => (index === -1 ? VOLUME_COLOR : `var(--mui-palette-chart-type${index + 1})`);

/** Audience against open rate, colored by type. A point links to its campaign. */
export function AudienceScatterChart({ campaigns }: { campaigns: readonly Parsed<Campaign>[] }) {
  const t = useCampaignMessages();
  const format = useFormat();
  const points = useMemo(
    () =>
      campaigns.flatMap((campaign): Point[] => {
        const { id, name, audience_count: audience } = campaign;
        const type = campaign.type ? getLabel(t.types, campaign.type) : t.unknownType;
        const rate = rateOf(campaign, 'opened');
        // A logarithmic scale has no 0.
        return typeof audience === 'number' && audience > 0 && rate !== null
          ? [{ id, campaign, name: name || id, type, audience, rate }]
          : [];
      }),
    [campaigns, t],
  );
  const series = useMemo(
    () =>
      [...Map.groupBy(points, ({ campaign: { type } }) => indexOf(type))]
        .sort(([first], [second]) => first - second)
        .map(
          ([index, group]): PointSeries => ({
            id: String(index),
            // The unknown types share a color.
            label: format.list([...new Set(group.map(({ type }) => type))]),
            color: colorAt(index),
            points: group,
          }),
        ),
    [points, format],
  );
  const columns = useMemo(
    (): ChartColumn<Point>[] => [
      {
        id: 'campaign',
        header: t.name,
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
        header: t.metricNames.openRate,
        size: 100,
        align: 'end',
        value: ({ rate }) => rate,
        show: ({ rate }) => format.percent(rate),
      },
    ],
    [t, format],
  );
  return (
    <ChartCard
      title={t.scatter}
      note={t.scatterNote}
      hint={t.scatterHint}
      fileName="campaigns-audience-open-rate"
      legend={series}
      columns={columns}
      rows={points}
      height={chartSizes().height}
    >
      <AudienceScatterPlot points={points} series={series} />
    </ChartCard>
  );
}
