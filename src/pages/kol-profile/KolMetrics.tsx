import Box from '@mui/material/Box';
import { Tooltip } from '../../components/feedback/Tooltip.tsx';
import { optional, Value } from '../../components/layout/Value.tsx';
import { isUnreadable } from '../../contract/lenientParsing.ts';
import type { ParsedKol } from '../../contract/parseKol.ts';
import { useFormat } from '../../i18n/format.ts';
import { useKolMessages } from '../../i18n/kol.ts';
import { KOL_METRICS } from '../shared/kolMetrics.ts';

/** The six metrics with labels. Rates are fractions and shown as percentages. */
export function KolMetrics({ kol }: { kol: ParsedKol }) {
  const t = useKolMessages();
  const format = useFormat();
  return (
    <Box
      component="section"
      aria-label={t.metrics}
      sx={{
        padding: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.paper',
        paddingInline: { md: 2.5 },
      }}
    >
      <Box component="dl" sx={metricsStyle}>
        {KOL_METRICS.map((metric) => (
          <Box
            key={metric}
            sx={{
              display: 'flex',
              flexDirection: 'column-reverse',
              '& dt': { fontSize: 'body3.fontSize', color: 'text.secondary' },
              '& dd': { margin: 0, fontSize: '1.5rem', fontWeight: 650, lineHeight: 1.3 },
            }}
          >
            <dt>
              <Tooltip text={t.metricMeaning[metric]}>{t.metric[metric]}</Tooltip>
            </dt>
            <dd>
              <Value isUnreadable={isUnreadable(kol, `metrics.${metric}`)}>
                {optional(kol.metrics?.[metric], metric.endsWith('_rate') ? format.rate : format.count)}
              </Value>
            </dd>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/* The number of columns, fewer with large text. One pixel less than the available width avoids rounding errors. */
const metricsStyle = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(min(100%, max(6rem, calc((100% - 16px) / 2 - 1px))), 1fr))',
    sm: 'repeat(auto-fill, minmax(min(100%, max(6rem, calc((100% - 32px) / 3 - 1px))), 1fr))',
    lg: 'repeat(auto-fill, minmax(min(100%, max(6rem, calc((100% - 80px) / 6 - 1px))), 1fr))',
  },
  gap: 2,
  margin: 0,
  '--hint-side': '0 auto',
  '--hint-at': '100% auto',
  '& > :nth-of-type(2n)': { '--hint-side': { xs: 'auto 0', sm: '0 auto' } },
  '& > :nth-of-type(3n)': { '--hint-side': { sm: 'auto 0' } },
  '& [data-hint]': { width: 'fit-content', lineHeight: 1.6, textDecoration: 'underline dotted', cursor: 'help' },
} as const;
