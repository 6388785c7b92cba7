import Box from '@mui/material/Box';
import { Tooltip } from '../../components/feedback/Tooltip.tsx';
import { Chip } from '../../components/layout/Chip.tsx';
import { DescriptionList } from '../../components/layout/DescriptionList.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { optional, Value } from '../../components/layout/Value.tsx';
import { isUnreadable } from '../../contract/lenientParsing.ts';
import type { ParsedKol } from '../../contract/parseKol.ts';
import { useFormat } from '../../i18n/format.ts';
import { getLabel } from '../../i18n/getLabel.ts';
import { useKolMessages } from '../../i18n/kol.ts';
import { KOL_METRICS } from '../shared/kolMetrics.ts';
import { KolContact } from './KolContact.tsx';

/** All data of the profile except the lists of the other tabs. */
export function KolOverview({ kol }: { kol: ParsedKol }) {
  const t = useKolMessages();
  const format = useFormat();
  const list = (field: 'expertise_areas' | 'research_interests') => ({
    label: t[field],
    value: <Value isUnreadable={isUnreadable(kol, field)}>{kol[field] && format.series(kol[field])}</Value>,
  });
  return (
    <>
      <KolMetrics kol={kol} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
          alignItems: 'start',
          gap: 2,
        }}
      >
        <Box sx={columnStyle}>
          <Section title={t.bio}>
            <Prose isUnreadable={isUnreadable(kol, 'bio')}>{kol.bio}</Prose>
          </Section>
          <Section title={t.expertise}>
            <DescriptionList
              facts={[
                {
                  label: t.specialties,
                  value: (
                    <Value isUnreadable={isUnreadable(kol, 'specialties')}>
                      {kol.specialties && format.series(kol.specialties.map((specialty) => getLabel({}, specialty)))}
                    </Value>
                  ),
                },
                list('expertise_areas'),
                list('research_interests'),
              ]}
            />
          </Section>
          <Section title={t.notes} note={<Chip tone="warning">{t.notesHelp}</Chip>}>
            <Prose isUnreadable={isUnreadable(kol, 'notes')}>{kol.notes}</Prose>
          </Section>
        </Box>
        <Box sx={columnStyle}>
          <KolContact kol={kol} />
          <Section title={t.record}>
            <DescriptionList
              facts={[
                { label: t.id, value: <code>{kol.id}</code> },
                {
                  label: t.created_at,
                  value: (
                    <Value isUnreadable={isUnreadable(kol, 'created_at')}>
                      {optional(kol.created_at, format.momentDay)}
                    </Value>
                  ),
                },
                {
                  label: t.updated_at,
                  value: (
                    <Value isUnreadable={isUnreadable(kol, 'updated_at')}>
                      {optional(kol.updated_at, format.momentDay)}
                    </Value>
                  ),
                },
              ]}
            />
          </Section>
        </Box>
      </Box>
    </>
  );
}

/** Long text in any script: each paragraph has its own direction, keeps its line breaks and has a readable width. */
const Prose = ({ isUnreadable, children }: { isUnreadable: boolean; children: string | null | undefined }) => (
  <Box
    dir="auto"
    sx={{
      maxWidth: '72ch',
      lineHeight: 1.6,
      whiteSpace: 'pre-line',
      overflowWrap: 'anywhere',
      unicodeBidi: 'plaintext',
    }}
  >
    <Value isUnreadable={isUnreadable}>{children}</Value>
  </Box>
);

const columnStyle = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 } as const;

/** The six metrics with labels. Rates are fractions and shown as percentages. */
function KolMetrics({ kol }: { kol: ParsedKol }) {
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
