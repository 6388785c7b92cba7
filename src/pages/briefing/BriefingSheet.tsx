import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Kol } from '../../contract/kol.ts';
import { isUnreadable, type Read } from '../../contract/tolerant.ts';
import { optional, Value } from '../../ui/Value.tsx';
import { useBriefingWords } from '../../words/briefing.ts';
import { useFormat } from '../../words/format.ts';
import { useKolWords } from '../../words/kol.ts';
import { labelOf } from '../../words/labelOf.ts';
import { BriefingLists } from './BriefingLists.tsx';

const METRICS = [
  'h_index',
  'publications_count',
  'total_events',
  'total_campaigns',
  'email_open_rate',
  'response_rate',
] as const;

interface BriefingSheetProps {
  /** The KOL with all four lists. */
  kol: Read<Kol>;
  /** True where internal notes are asked for. */
  hasNotes: boolean;
}

/** One printed page about one KOL. Long texts are cut, so that it stays one page on A4 and on Letter. */
export function BriefingSheet({ kol, hasNotes }: BriefingSheetProps) {
  const t = useBriefingWords();
  const words = useKolWords();
  const format = useFormat();
  const { email, phone, address } = kol.contact ?? {};
  const place = [address?.street, address?.postal_code, address?.city, optional(address?.country, format.country)];
  const standing = [
    optional(kol.tier, (tier) => labelOf(words.tiers, tier)),
    optional(kol.engagement_level, (level) => labelOf(words.engagementLevels, level)),
    ...(kol.specialties ?? []).map((specialty) => labelOf({}, specialty)),
  ];
  return (
    <Sheet aria-label={kol.full_name ?? kol.id}>
      <header>
        <h2 className="cut-2" dir="auto">
          {kol.full_name ?? words.unnamed}
        </h2>
        <p className="cut-2" dir="auto">
          {[kol.title, kol.department, kol.institution].filter(Boolean).join(' · ')}
        </p>
        <p className="cut-2">{standing.filter(Boolean).join(' · ')}</p>
      </header>
      <Part title={t.metrics}>
        <dl className="figures">
          {METRICS.map((metric) => (
            <div key={metric}>
              <dt>{words.metric[metric]}</dt>
              <dd>
                <Value isUnreadable={isUnreadable(kol, `metrics.${metric}`)}>
                  {optional(kol.metrics?.[metric], metric.endsWith('_rate') ? format.rate : format.count)}
                </Value>
              </dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title={t.contact}>
        <p className="cut-2">
          <Value>{[email, phone, place.filter(Boolean).join(', ')].filter(Boolean).join(' · ')}</Value>
        </p>
      </Part>
      {kol.bio && (
        <Part title={t.bio}>
          <p className="cut-5" dir="auto">
            {kol.bio}
          </p>
        </Part>
      )}
      {hasNotes && (
        <Part title={t.notes}>
          <p className="cut-5" dir="auto">
            <Value isUnreadable={isUnreadable(kol, 'notes')}>{kol.notes}</Value>
          </p>
        </Part>
      )}
      <BriefingLists kol={kol} />
      <footer>{t.asOf(format.moment(new Date().toISOString()))}</footer>
    </Sheet>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3>{title}</h3>
    {children}
  </section>
);

const Sheet = styled('article')(({ theme }) => ({
  // Paper is white, in dark colours too.
  background: '#fff',
  color: '#15202b',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  padding: 32,
  marginBottom: 24,
  maxWidth: 820,
  fontSize: '10.5pt',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  'h2, h3, p, ul, dl, dd': { margin: 0 },
  h2: { fontSize: '17pt', lineHeight: 1.2 },
  h3: { fontSize: '10.5pt', marginBottom: 3, paddingBottom: 2, borderBottom: '1px solid #c4cdd5' },
  'header, section': { marginBottom: 12 },
  'header p, dt, footer, time': { color: '#4d5b68' },
  ul: { padding: 0, listStyle: 'none' },
  li: { display: 'grid', gridTemplateColumns: '6.5rem minmax(0, 1fr)', columnGap: 12, marginBottom: 2 },
  '.figures': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(92px, 1fr))', gap: 8 },
  '.figures > div': { display: 'flex', flexDirection: 'column-reverse' },
  '.figures dt': { fontSize: '8.5pt' },
  '.figures dd': { fontSize: '14pt', fontWeight: 650 },
  '.detail': { color: '#4d5b68' },
  '.cut-1, .cut-2, .cut-3, .cut-5': { display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' },
  '.cut-1': { WebkitLineClamp: 1 },
  '.cut-2': { WebkitLineClamp: 2 },
  '.cut-3': { WebkitLineClamp: 3 },
  '.cut-5': { WebkitLineClamp: 5 },
  footer: { fontSize: '8.5pt' },
  [theme.breakpoints.down('sm')]: { padding: 16 },
  '@media print': {
    fontSize: '9pt',
    h2: { fontSize: '15pt' },
    h3: { fontSize: '9pt' },
    'header, section': { marginBottom: 9 },
    '.figures dd': { fontSize: '12pt' },
    border: 0,
    borderRadius: 0,
    padding: 0,
    margin: 0,
    maxWidth: 'none',
    breakInside: 'avoid',
    '&:not(:last-of-type)': { breakAfter: 'page' },
  },
}));
