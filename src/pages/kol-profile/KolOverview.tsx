import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useHasRole } from '../../auth/role.ts';
import { Tooltip } from '../../components/feedback/Tooltip.tsx';
import { Chip } from '../../components/layout/Chip.tsx';
import { DescriptionList } from '../../components/layout/DescriptionList.tsx';
import { JoinedList } from '../../components/layout/JoinedList.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { optional, Value } from '../../components/layout/Value.tsx';
import { isUnreadable } from '../../contract/lenientParsing.ts';
import type { ParsedKol } from '../../contract/parseKol.ts';
import { useAppMessages } from '../../i18n/app.ts';
import { useFormat } from '../../i18n/format.ts';
import { useKolMessages } from '../../i18n/kol.ts';
import { getLabel } from '../../i18n/messages.ts';
import { auditPath } from '../../paths.ts';
import { KOL_METRICS } from '../shared/kolMetrics.ts';
import { KolCards } from './KolCards.tsx';
import { KolContact, SocialProfiles } from './KolContact.tsx';
import type { KolLists } from './useKolProfile.ts';

interface KolOverviewProps {
  kol: ParsedKol;
  lists: KolLists;
  /** True while the profile loads and `kol` is what a list knows: it has no biography and no notes yet. */
  isLoading: boolean;
}

/**
 * What a user needs before a call, most important first: cards, topics, biography; contact and metrics at the side.
 * Its sections are dense, so that a laptop shows all of them without scrolling.
 */
export function KolOverview({ kol, lists, isLoading }: KolOverviewProps) {
  return (
    <>
      <KolCards kol={kol} lists={lists} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' },
          alignItems: 'start',
          gap: 1.5,
          fontSize: 'body1.fontSize',
          lineHeight: 1.5,
        }}
      >
        <Box sx={columnStyle}>
          <KolTopics kol={kol} isLoading={isLoading} />
          <Biography key={kol.id} kol={kol} isLoading={isLoading} />
        </Box>
        <Box sx={columnStyle}>
          <KolContact kol={kol} />
          <KolMetrics kol={kol} />
          <SocialProfiles kol={kol} />
          <KolRecordInfo kol={kol} />
        </Box>
      </Box>
    </>
  );
}

const columnStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1.5,
} as const;

/** What to talk about: interests, expertise and the internal notes. */
function KolTopics({ kol, isLoading }: Pick<KolOverviewProps, 'kol' | 'isLoading'>) {
  const t = useKolMessages();
  const notesId = useId();
  return (
    <Section isDense title={t.talkAbout}>
      <Box sx={alignedStyle}>
        <DescriptionList
          items={(['research_interests', 'expertise_areas', 'specialties'] as const).map((field) => ({
            label: t[field],
            value: (
              <Value isUnreadable={isUnreadable(kol, field)}>
                {kol[field] && kol[field].length > 0 && (
                  <JoinedList
                    texts={[...new Set(kol[field])].map((topic) =>
                      field === 'specialties' ? getLabel({}, topic) : topic,
                    )}
                  />
                )}
              </Value>
            ),
          }))}
        />
        <Box
          component="section"
          aria-labelledby={notesId}
          sx={{
            display: 'grid',
            alignItems: 'baseline',
            marginTop: 1,
            paddingTop: 1,
            borderTop: 1,
            borderColor: 'divider',
            displayPrint: kol.notes || isUnreadable(kol, 'notes') ? undefined : 'none',
          }}
        >
          <Box component="h3" id={notesId} sx={{ typography: 'body1', color: 'text.secondary' }}>
            {t.notes}
          </Box>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: 1,
              alignItems: 'baseline',
              '& > [data-chip]': { order: 1 },
            }}
          >
            <Chip tone="warning">{t.notesHelp}</Chip>
            <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
              {isLoading && kol.notes === undefined ? (
                <Skeleton width="60%" />
              ) : (
                <Prose isUnreadable={isUnreadable(kol, 'notes')}>{kol.notes}</Prose>
              )}
            </Box>
          </Box>
        </Box>
      </Box>
    </Section>
  );
}

/** The notes begin where the topics above them begin. */
const alignedStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'fit-content(40%) minmax(0, 1fr)' },
  columnGap: 2,
  '--description-columns': 'subgrid',
  '& > *': { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
} as const;

interface ProseProps {
  isUnreadable: boolean;
  children: string | null | undefined;
}

/** Long text in any script: each paragraph has its own direction, keeps its line breaks and has a readable width. */
const Prose = ({ isUnreadable, children }: ProseProps) => (
  <Box dir="auto" sx={proseStyle}>
    <Value isUnreadable={isUnreadable}>{children}</Value>
  </Box>
);

const proseStyle = {
  maxWidth: '90ch',
  fontSize: 'body1.fontSize',
  lineHeight: 1.55,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
} as const;

/** The first four lines of the biography, and the rest after a click. Paper has all of it. */
function Biography({ kol, isLoading }: Pick<KolOverviewProps, 'kol' | 'isLoading'>) {
  const t = useKolMessages();
  const text = useRef<HTMLDivElement>(null);
  const textId = useId();
  const [isLong, setIsLong] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const isAwaited = isLoading && kol.bio === undefined;
  useLayoutEffect(() => {
    const { current: element } = text;
    if (element === null || isOpen || isAwaited) return;
    const measure = () => setIsLong(element.scrollHeight > element.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen, isAwaited]);
  return (
    <Section
      isDense
      title={t.bio}
      actions={
        isLong && (
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-controls={textId}
            onClick={() => setIsOpen(!isOpen)}
            sx={headerButtonStyle}
          >
            {isOpen ? t.less : t.more}
          </Button>
        )
      }
    >
      <Box
        ref={text}
        id={textId}
        sx={{
          overflow: 'hidden',
          fontSize: 'body1.fontSize',
          '@media screen': isOpen
            ? {}
            : { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: String(BIOGRAPHY_LINES) },
        }}
      >
        {isAwaited ? (
          <Skeleton variant="rounded" height={`${BIOGRAPHY_LINES * 1.55}em`} />
        ) : (
          // An empty line between paragraphs would be one of the four.
          <Prose isUnreadable={isUnreadable(kol, 'bio')}>{isOpen ? kol.bio : kol.bio?.replace(/\n\s*\n/g, '\n')}</Prose>
        )}
      </Box>
    </Section>
  );
}

/** A button in the header of a section, which does not make it higher. */
const headerButtonStyle = { marginBlock: -1, marginInlineEnd: -1 } as const;

const BIOGRAPHY_LINES = 4;

/** The six metrics with labels. Rates are fractions and shown as percentages. */
function KolMetrics({ kol }: { kol: ParsedKol }) {
  const t = useKolMessages();
  const format = useFormat();
  return (
    <Section isDense title={t.metrics}>
      <Box component="dl" sx={metricsStyle}>
        {KOL_METRICS.map((metric) => (
          <div key={metric}>
            <dt>
              <Tooltip text={t.metricMeaning[metric]}>{t.metric[metric]}</Tooltip>
            </dt>
            <dd>
              <Value isUnreadable={isUnreadable(kol, `metrics.${metric}`)}>
                {optional(kol.metrics?.[metric], metric.endsWith('_rate') ? format.percent : format.number)}
              </Value>
            </dd>
          </div>
        ))}
      </Box>
    </Section>
  );
}

/* Fewer columns with large text. */
const metricsStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 7rem), 1fr))',
  gap: 0.5,
  margin: 0,
  '& > div': { display: 'flex', flexDirection: 'column-reverse' },
  '& dt': { fontSize: 'body2.fontSize', color: 'text.secondary' },
  '& dd': { margin: 0, fontSize: 'h2.fontSize', fontWeight: 650, lineHeight: 1.4 },
  '--tooltip-side': '0 auto',
  '--tooltip-at': '100% auto',
  '& > :nth-of-type(3n)': { '--tooltip-side': { lg: 'auto 0' } },
  '& > :nth-of-type(2n)': { '--tooltip-side': { xs: 'auto 0', sm: '0 auto' } },
  '& [data-tooltip]': { width: 'fit-content', lineHeight: 1.6, textDecoration: 'underline dotted', cursor: 'help' },
} as const;

/** The id of the record and its days; for a manager, also who has read or changed it. */
function KolRecordInfo({ kol }: { kol: ParsedKol }) {
  const t = useKolMessages();
  const { audit } = useAppMessages();
  const mayReadAudit = useHasRole('manager');
  const format = useFormat();
  const day = (field: 'created_at' | 'updated_at'): { label: string; value: ReactNode } => ({
    label: t[field],
    value: <Value isUnreadable={isUnreadable(kol, field)}>{optional(kol[field], format.date)}</Value>,
  });
  return (
    <Section
      isDense
      title={t.record}
      actions={
        mayReadAudit && (
          <Button size="small" component={Link} to={auditPath({ subject: kol.id })} sx={headerButtonStyle}>
            {audit}
          </Button>
        )
      }
    >
      <DescriptionList items={[{ label: t.id, value: <code>{kol.id}</code> }, day('created_at'), day('updated_at')]} />
    </Section>
  );
}
