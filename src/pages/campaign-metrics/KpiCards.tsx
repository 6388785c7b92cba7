import Box from '@mui/material/Box';
import { optional, Value } from '../../components/layout/Value.tsx';
import { useCampaignMetricsMessages } from '../../i18n/campaignMetrics.ts';
import { useFormat } from '../../i18n/format.ts';
import { InfoTooltip } from './InfoTooltip.tsx';
import { type Metrics, type Ratio, rateAsWritten } from './metrics.ts';
import type { Period } from './period.ts';

interface KpiCardsProps {
  metrics: Metrics;
  /** The same metrics of the previous period; null if there is nothing to compare. */
  previous: { period: Required<Period>; metrics: Metrics } | null;
}

/** The metrics of the selection. Each has its definition in a tooltip. */
export function KpiCards({ metrics, previous }: KpiCardsProps) {
  const t = useCampaignMetricsMessages();
  const format = useFormat();
  const number = (of: Metrics, name: 'campaigns' | 'sent') => optional(of[name], format.count);
  const rate = (of: Metrics, name: RateName) => optional(of[name].rate, format.rate);
  const past = previous?.metrics;
  const cards = [
    ...(['campaigns', 'sent'] as const).map((name) => ({
      name,
      value: number(metrics, name),
      basis: undefined,
      was: past && number(past, name),
      change: undefined,
      definition: t.definition[name],
    })),
    ...RATES.map((name) => ({
      name,
      value: rate(metrics, name),
      basis: metrics[name].whole > 0 ? t.ofWhole(metrics[name].part, metrics[name].whole) : undefined,
      was: past && rate(past, name),
      change: changeOf(metrics[name], past?.[name]),
      definition: format.sentences([
        t.definition[name],
        metrics[name].skipped > 0 && t.withoutCounts(metrics[name].skipped),
      ]),
    })),
  ];
  return (
    <section aria-label={t.metrics}>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'repeat(auto-fill, minmax(min(100%, max(8rem, calc((100% - 12px) / 2 - 1px))), 1fr))',
            sm: 'repeat(auto-fill, minmax(min(100%, max(8rem, calc((100% - 24px) / 3 - 1px))), 1fr))',
            lg: 'repeat(auto-fill, minmax(min(100%, max(8rem, calc((100% - 60px) / 6 - 1px))), 1fr))',
          },
          gap: 1.5,
          margin: 0,
          '@media print': { gridTemplateColumns: 'repeat(3, 1fr)' },
        }}
      >
        {cards.map(({ name, value, basis, was, change, definition }) => (
          <Box
            key={name}
            sx={{
              minWidth: 0,
              padding: 1.5,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              backgroundColor: 'background.paper',
              '& dd': { margin: 0 },
            }}
          >
            <Box
              component="dt"
              sx={{ display: 'flex', alignItems: 'center', color: 'text.secondary', fontSize: 'body3.fontSize' }}
            >
              {t[name]}
              <InfoTooltip label={t.howDefined(t[name])} text={definition} />
            </Box>
            <dd>
              <Box sx={{ fontSize: '1.5rem', fontWeight: 650, lineHeight: 1.3 }}>
                <Value>{value}</Value>
              </Box>
              {basis !== undefined && <Box sx={{ color: 'text.secondary', fontSize: 'body3.fontSize' }}>{basis}</Box>}
              {previous !== null && (
                <Box
                  sx={{
                    marginTop: 0.75,
                    paddingTop: 0.75,
                    borderTop: 1,
                    borderColor: 'divider',
                    fontSize: 'body3.fontSize',
                  }}
                >
                  {was === undefined ? t.nothingBefore : t.before(was)}
                  {change !== undefined && <Box sx={{ fontWeight: 600 }}>{t.points(format.points(change))}</Box>}
                </Box>
              )}
            </dd>
          </Box>
        ))}
      </Box>
      {previous !== null && (
        <Box sx={{ marginTop: 1, color: 'text.secondary', fontSize: 'body3.fontSize' }}>
          {t.beforeRange(format.day(previous.period.sent_from), format.day(previous.period.sent_to))}
        </Box>
      )}
    </section>
  );
}

const RATES = ['deliveryRate', 'openRate', 'clickRate', 'clickToOpen'] as const;
type RateName = (typeof RATES)[number];

/** Returns the change of a rate as a fraction. It uses the rounded rates on screen, so that the numbers add up. */
const changeOf = (now: Ratio, previous: Ratio | undefined) =>
  now.rate === null || previous === undefined || previous.rate === null
    ? undefined
    : rateAsWritten(now.rate) - rateAsWritten(previous.rate);
