import Box from '@mui/material/Box';
import { Chip } from '../../components/layout/Chip.tsx';
import { DescriptionList } from '../../components/layout/DescriptionList.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { optional, Value } from '../../components/layout/Value.tsx';
import { isUnreadable } from '../../contract/lenientParsing.ts';
import type { ParsedKol } from '../../contract/parseKol.ts';
import { useFormat } from '../../i18n/format.ts';
import { getLabel } from '../../i18n/getLabel.ts';
import { useKolMessages } from '../../i18n/kol.ts';
import { KolContact } from './KolContact.tsx';
import { KolMetrics } from './KolMetrics.tsx';

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
