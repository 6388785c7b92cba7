import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { ReadKol } from '../../contract/readKol.ts';
import { isUnreadable } from '../../contract/tolerant.ts';
import { Hint } from '../../ui/Hint.tsx';
import { columnsUpTo } from '../../ui/textSize.ts';
import { optional, Value } from '../../ui/Value.tsx';
import { useFormat } from '../../words/format.ts';
import { useKolWords } from '../../words/kol.ts';

const METRICS = [
  'h_index',
  'publications_count',
  'total_events',
  'total_campaigns',
  'email_open_rate',
  'response_rate',
] as const;

const upTo = (count: number) => columnsUpTo(count, { gap: 16, narrowest: 96 });

/** The six metrics as labelled figures; rates are fractions and shown as percentages. */
export function KolMetrics({ kol }: { kol: ReadKol }) {
  const t = useKolWords();
  const format = useFormat();
  return (
    <Paper component="section" variant="outlined" aria-label={t.metrics} sx={{ px: { xs: 2, md: 2.5 }, py: 2 }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: upTo(2), sm: upTo(3), lg: upTo(6) },
          '[data-hint]': { width: 'fit-content', cursor: 'help', textDecoration: 'underline dotted', lineHeight: 1.6 },
          // What a figure means grows towards the end of the line, but in the last column.
          '--hint-side': '0 auto',
          '& > :nth-of-type(2n)': { '--hint-side': { xs: 'auto 0', sm: '0 auto' } },
          '& > :nth-of-type(3n)': { '--hint-side': { sm: 'auto 0' } },
        }}
      >
        {METRICS.map((metric) => (
          <Box key={metric} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              <Hint text={t.metricMeaning[metric]}>{t.metric[metric]}</Hint>
            </Box>
            <Box component="dd" sx={{ m: 0, fontSize: '1.5rem', fontWeight: 650, lineHeight: 1.3 }}>
              <Value isUnreadable={isUnreadable(kol, `metrics.${metric}`)}>
                {optional(kol.metrics?.[metric], metric.endsWith('_rate') ? format.rate : format.count)}
              </Value>
            </Box>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
