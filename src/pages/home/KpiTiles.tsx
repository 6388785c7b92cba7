import Box from '@mui/material/Box';
import CardActionArea from '@mui/material/CardActionArea';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Link } from 'react-router';
import { Alert } from '../../components/feedback/Alert.tsx';
import { useCommonMessages } from '../../i18n/common.ts';
import { useFormat } from '../../i18n/format.ts';
import { useHomeMessages } from '../../i18n/home.ts';
import { useTableMessages } from '../../i18n/table.ts';
import { campaignMetricsPath } from '../../paths.ts';
import { allCampaignsOptions, campaignCountOptions } from '../../queries/campaigns.ts';
import { useWholeList } from '../../queries/useAllPages.ts';
import { countChange, rateChange } from '../shared/campaignMetrics.ts';
import { isSentUndated } from '../shared/campaignPeriod.ts';
import { type Kpi, type KpiName, summarize } from './kpis.ts';

/** The tiles, and the color of each line. */
const TILES = [
  ['campaigns', 'primary-main'],
  ['delivered', 'chart-volume'],
  ['openRate', 'chart-open'],
  ['clickRate', 'chart-click'],
] as const satisfies [KpiName, string][];

/** What was sent in the last thirty days, against the thirty days before, and over a year. */
export function KpiTiles() {
  const t = useHomeMessages();
  const table = useTableMessages();
  const { list, error, isTooLong, isCountMissing } = useWholeList(campaignCountOptions({}), allCampaignsOptions({}));
  const kpis = list?.isComplete ? summarize(list.records) : undefined;
  const undated = list?.records.filter(isSentUndated).length ?? 0;
  // The active campaigns say why the service does not answer.
  const hasNone = isTooLong || isCountMissing || error !== null || list?.isStopped;
  return (
    <Box component="section" aria-label={t.kpis} sx={gridStyle}>
      {TILES.map(([name, color]) => (
        <Paper key={name} variant="outlined">
          <CardActionArea
            component={Link}
            to={campaignMetricsPath({ period: 'days30' })}
            sx={{
              height: '100%',
              minHeight: { xs: '7.2rem', sm: '6.6rem' },
              padding: { xs: 1.5, md: 2 },
              fontWeight: 'inherit',
            }}
          >
            <Typography component="div" variant="body2" color="textSecondary">
              {t.kpi[name]}
            </Typography>
            {kpis !== undefined ? (
              <KpiNumbers name={name} kpi={kpis[name]} color={`var(--mui-palette-${color})`} />
            ) : hasNone ? (
              <Typography variant="body2">{t.seeMetrics}</Typography>
            ) : (
              <Skeleton variant="rounded" width="60%" height={28} />
            )}
          </CardActionArea>
        </Paper>
      ))}
      {kpis !== undefined && undated > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ gridColumn: '1 / -1' }}>
          {table.undated(undated)}
        </Alert>
      )}
    </Box>
  );
}

/** The number, its line, and how it changed. */
function KpiNumbers({ name, kpi, color }: { name: KpiName; kpi: Kpi; color: string }) {
  const { missing } = useCommonMessages();
  const format = useFormat();
  const isRate = name === 'openRate' || name === 'clickRate';
  const [value = null, before = null] = kpi;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Typography component="div" variant="h1">
          {value === null ? missing : isRate ? format.percent(value) : format.number(value)}
        </Typography>
        <Sparkline values={kpi.toReversed()} color={color} />
      </Box>
      <Change isRate={isRate} value={value} before={before} />
    </>
  );
}

interface ChangeProps {
  isRate: boolean;
  value: number | null;
  before: number | null;
}

/**
 * The change since the thirty days before: of a count as a share, of a rate in percentage points. If only the last thirty days have
 * no value, the tile shows that itself.
 */
function Change({ isRate, value, before }: ChangeProps) {
  const t = useHomeMessages();
  const format = useFormat();
  const change = isRate ? rateChange(value, before) : countChange(value, before);
  if (change === null && (isRate ? before !== null : before)) return null;
  if (change === null)
    return (
      <Typography component="div" variant="body3" color="textSecondary">
        {t.noComparison}
      </Typography>
    );
  const Icon = change < 0 ? ArrowDown : ArrowUp;
  const color = change === 0 ? 'textSecondary' : change > 0 ? 'success' : 'error';
  return (
    <Typography component="div" variant="body3" color={color} sx={{ display: 'flex', gap: 0.25 }}>
      {/* In the first line of the text. */}
      {change !== 0 && <Box component={Icon} size={14} aria-hidden sx={{ flex: 'none', height: '1lh' }} />}
      <span>{t.change(isRate ? t.points(format.points(change)) : format.change(change))}</span>
    </Typography>
  );
}

const WIDTH = 120;
const HEIGHT = 36;
/** Room for the line and its last point. */
const EDGE = 3;

/** A line without axes, which shows only where a number comes from. The metrics page has the numbers. */
function Sparkline({ values, color }: { values: Kpi; color: string }) {
  const highest = Math.max(...values.map((value) => value ?? 0)) || 1;
  const points = values.flatMap((value, index) =>
    value === null
      ? []
      : [
          {
            x: EDGE + (index / (values.length - 1)) * (WIDTH - 2 * EDGE),
            y: HEIGHT - EDGE - (value / highest) * (HEIGHT - 2 * EDGE),
          },
        ],
  );
  const last = points.at(-1);
  return (
    <Box
      component="svg"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden
      sx={{ flex: '1 1 0', minWidth: 0, maxWidth: WIDTH, marginInlineStart: 'auto', color }}
    >
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {last !== undefined && <circle cx={last.x} cy={last.y} r={2.5} fill="currentColor" />}
    </Box>
  );
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  gap: 2,
} as const;
