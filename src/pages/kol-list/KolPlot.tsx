import Box from '@mui/material/Box';
import type { ScatterItemIdentifier } from '@mui/x-charts/models';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { memo, useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import { SelectField } from '../../components/form/SelectField.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { KOL_TIERS } from '../../contract/kol.ts';
import type { ParsedKol } from '../../contract/parseKol.ts';
import { useFormat } from '../../i18n/format.ts';
import { useKolMessages } from '../../i18n/kol.ts';
import { useKolListMessages } from '../../i18n/kolList.ts';
import { getLabel } from '../../i18n/messages.ts';
import { kolPath } from '../../paths.ts';
import { chartSizes, nameChart } from '../shared/charts.ts';
import { metricOf } from '../shared/kolMetrics.ts';

const RATES = ['response_rate', 'email_open_rate'] as const;

/** Colors for light and dark; the legend and the tooltip also name the tier. */
const COLORS: Record<string, string> = {
  tier_1: 'var(--mui-palette-secondary-main)',
  tier_2: 'var(--mui-palette-primary-main)',
  tier_3: 'var(--mui-palette-warning-main)',
};
const OTHER_COLOR = 'var(--mui-palette-text-secondary)';

interface KolPlotProps {
  /** The KOLs in the table. */
  kols: readonly ParsedKol[];
}

/**
 * The list as a scatter chart: h-index against a rate, colored by tier. A point opens the profile. It follows the
 * filters of the table.
 */
export const KolPlot = ({ kols }: KolPlotProps) => <Plot kols={useDeferredValue(kols)} />;

/** Memoized, so that a deferred value does not render the chart twice. */
const Plot = memo(({ kols }: KolPlotProps) => {
  const t = useKolListMessages();
  const { metric, tiers, noTier } = useKolMessages();
  const format = useFormat();
  const navigate = useNavigate();
  const [rate, setRate] = useState<(typeof RATES)[number]>('response_rate');

  const points = kols.flatMap((kol) => {
    const [x, y] = [kol.metrics?.h_index, metricOf(kol, rate)];
    return typeof x === 'number' && typeof y === 'number' ? [{ kol, x, y, tier: kol.tier ?? '' }] : [];
  });
  const known: readonly string[] = KOL_TIERS;
  const groups = [...known, ...new Set(points.map(({ tier }) => tier).filter((tier) => !known.includes(tier)))];
  const series = groups.flatMap((tier) => {
    const members = points.filter((point) => point.tier === tier);
    return members.length === 0 ? [] : [{ tier, members }];
  });
  // Equal points overlap, so each of them names all.
  const pointText = ({ x, y }: { x: number; y: number }) => {
    const here = points.filter((other) => other.x === x && other.y === y);
    return t.plotPoint(
      format.list(here.map(({ kol }) => kol.full_name || kol.id)),
      format.number(x),
      format.percent(y),
    );
  };
  const size = chartSizes();
  const missing = kols.length - points.length;

  return (
    <Box sx={{ marginBottom: 2 }}>
      <Section title={t.plotTitle} note={missing > 0 && t.plotMissing(missing)}>
        <Box sx={{ maxWidth: 240, marginBottom: 1 }}>
          <SelectField
            id="plot-rate"
            label={t.plotVertical}
            value={rate}
            options={RATES.map((value) => ({ value, label: metric[value] }))}
            onChange={(change) => setRate(RATES.find((value) => value === change.target.value) ?? rate)}
          />
        </Box>
        {points.length === 0 ? (
          <Box
            sx={{ display: 'grid', placeItems: 'center', color: 'text.secondary' }}
            style={{ minHeight: size.of(360) }}
          >
            {t.plotNothing}
          </Box>
        ) : (
          <Box
            component="figure"
            aria-label={t.plotLabel(metric[rate])}
            sx={{ margin: 0, '& .MuiScatterChart-root circle, & .MuiMarkElement-root': { cursor: 'pointer' } }}
            ref={nameChart(t.plotPoints)}
          >
            <ScatterChart
              height={size.of(360)}
              // Enter on a point works like a click.
              experimentalFeatures={{ keyboardActivation: true }}
              localeText={{
                scatterDescription: ({ x, y }) =>
                  x === null || y === null ? '' : pointText({ x: Number(x), y: Number(y) }),
              }}
              grid={{ horizontal: true, vertical: true }}
              xAxis={[
                {
                  ...size.axis,
                  height: size.of(45),
                  label: metric.h_index,
                  min: 0,
                  tickMinStep: 1,
                  valueFormatter: (value: number) => format.number(value),
                },
              ]}
              yAxis={[
                {
                  ...size.axis,
                  width: size.of(80),
                  label: metric[rate],
                  min: 0,
                  valueFormatter: (value: number) => format.roughPercent(value),
                },
              ]}
              series={series.map(({ tier, members }) => ({
                id: tier,
                label: tier === '' ? noTier : getLabel(tiers, tier),
                color: COLORS[tier] ?? OTHER_COLOR,
                markerSize: 5,
                data: members.map(({ kol, x, y }) => ({ id: kol.id, x, y })),
                valueFormatter: (_value, { dataIndex }) => {
                  const point = members[dataIndex];
                  return point === undefined ? '' : pointText(point);
                },
              }))}
              onItemClick={(_event: unknown, { seriesId, dataIndex }: ScatterItemIdentifier) => {
                const point = series.find(({ tier }) => tier === seriesId)?.members[dataIndex];
                if (point === undefined) return;
                void navigate(kolPath(point.kol.id));
              }}
            />
          </Box>
        )}
      </Section>
    </Box>
  );
});
