import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { CircleQuestionMark } from 'lucide-react';
import { columnsUpTo } from '../../ui/textSize.ts';
import { optional, Value } from '../../ui/Value.tsx';
import { useCampaignMetricsWords } from '../../words/campaignMetrics.ts';
import { useFormat } from '../../words/format.ts';
import type { Figures, Ratio } from './figures.ts';
import type { Period } from './period.ts';

interface FigureCardsProps {
  figures: Figures;
  /** The same figures of the period before; null where there is none to compare with. */
  before: { period: Required<Period>; figures: Figures } | null;
}

/** The figures over the selection; how each is defined is one hover or focus away. */
export function FigureCards({ figures, before }: FigureCardsProps) {
  const t = useCampaignMetricsWords();
  const format = useFormat();
  const number = (of: Figures, name: 'campaigns' | 'sent') => optional(of[name], format.count);
  const rate = (of: Figures, name: RateName) => optional(of[name].rate, format.rate);
  const past = before?.figures;
  const cards = [
    ...(['campaigns', 'sent'] as const).map((name) => ({
      name,
      value: number(figures, name),
      basis: undefined,
      was: past && number(past, name),
      change: undefined,
      definition: t.definition[name],
    })),
    ...RATES.map((name) => ({
      name,
      value: rate(figures, name),
      basis: figures[name].whole > 0 ? t.ofWhole(figures[name].part, figures[name].whole) : undefined,
      was: past && rate(past, name),
      change: changeOf(figures[name], past?.[name]),
      definition: format.sentences([
        t.definition[name],
        figures[name].leftOut > 0 && t.withoutCounts(figures[name].leftOut),
      ]),
    })),
  ];
  return (
    <section aria-label={t.figures}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: upTo(2), sm: upTo(3), lg: upTo(6) },
          '@media print': { gridTemplateColumns: 'repeat(3, 1fr)' },
        }}
      >
        {cards.map(({ name, value, basis, was, change, definition }) => (
          <Box
            key={name}
            sx={{
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              bgcolor: 'background.paper',
              p: 1.5,
              minWidth: 0,
            }}
          >
            <Box
              component="dt"
              sx={{ display: 'flex', alignItems: 'center', color: 'text.secondary', fontSize: '0.8125rem' }}
            >
              {t[name]}
              <Tooltip title={definition} describeChild>
                <IconButton
                  size="small"
                  aria-label={t.howDefined(t[name])}
                  sx={{ marginInlineStart: 0.25, color: 'inherit', displayPrint: 'none' }}
                >
                  <CircleQuestionMark size={16} />
                </IconButton>
              </Tooltip>
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              <Box sx={{ fontSize: '1.5rem', fontWeight: 650, lineHeight: 1.3 }}>
                <Value>{value}</Value>
              </Box>
              {basis !== undefined && <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{basis}</Box>}
              {before !== null && (
                <Box sx={{ fontSize: '0.8125rem', mt: 0.75, pt: 0.75, borderTop: 1, borderColor: 'divider' }}>
                  {was === undefined ? t.nothingBefore : t.before(was)}
                  {change !== undefined && <Box sx={{ fontWeight: 600 }}>{t.points(format.points(change))}</Box>}
                </Box>
              )}
            </Box>
          </Box>
        ))}
      </Box>
      {before !== null && (
        <Box sx={{ mt: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
          {t.beforeRange(format.day(before.period.sent_from), format.day(before.period.sent_to))}
        </Box>
      )}
    </section>
  );
}

const upTo = (count: number) => columnsUpTo(count, { gap: 12, narrowest: 128 });

const RATES = ['deliveryRate', 'openRate', 'clickRate', 'clickToOpen'] as const;
type RateName = (typeof RATES)[number];

/** How far a rate has moved, as a fraction: from the one figure on screen to the other, so that the three add up. */
const changeOf = (now: Ratio, before: Ratio | undefined) =>
  now.rate === null || before === undefined || before.rate === null
    ? undefined
    : asShown(now.rate) - asShown(before.rate);

/** A rate as it is written: in tenths of a percent. */
const asShown = (rate: number) => Number(rate.toFixed(3));
