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
import { KolMetric } from '../shared/KolMetric.tsx';
import { KOL_METRICS } from '../shared/kolMetrics.ts';
import { KolCards } from './KolCards.tsx';
import { KolContact, SocialProfiles } from './KolContact.tsx';
import styles from './KolProfile.module.css';
import type { KolLists } from './useKolProfile.ts';

interface KolOverviewProps {
  kol: ParsedKol;
  lists: KolLists;
  /** The state of the profile. Before it is loaded, `kol` may be from the directory, which has no biography and no notes. */
  state: 'loading' | 'failed' | 'loaded';
}

/**
 * What a user needs before a call, most important first: cards, topics, biography; contact and metrics at the side.
 * Its sections are dense, so that a laptop shows all of them without scrolling.
 */
export function KolOverview({ kol, lists, state }: KolOverviewProps) {
  return (
    <>
      <KolCards kol={kol} lists={lists} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <KolTopics kol={kol} state={state} />
          <Biography key={kol.id} kol={kol} state={state} />
        </div>
        <div className={styles.column}>
          <KolContact kol={kol} />
          <KolMetrics kol={kol} />
          <SocialProfiles kol={kol} />
          {/* Of no use on paper, where it would be alone on a second page. */}
          <Box sx={{ displayPrint: 'none' }}>
            <KolRecordInfo kol={kol} />
          </Box>
        </div>
      </div>
    </>
  );
}

/** What to talk about: interests, expertise and the internal notes. */
function KolTopics({ kol, state }: Pick<KolOverviewProps, 'kol' | 'state'>) {
  const t = useKolMessages();
  const notesId = useId();
  return (
    <Section isDense title={t.talkAbout}>
      <div className={styles.topics}>
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
        <section aria-labelledby={notesId} className={styles.notes}>
          <h3 id={notesId} className={styles.notesTitle}>
            {t.notes}
          </h3>
          <div className={styles.notesContent}>
            <Chip tone="warning">{t.notesHelp}</Chip>
            <div className={styles.notesText}>
              {state === 'loading' && kol.notes === undefined ? (
                <Skeleton width="60%" />
              ) : (
                <Prose isUnreadable={isUnreadable(kol, 'notes')} hasFailed={state === 'failed'}>
                  {kol.notes}
                </Prose>
              )}
            </div>
          </div>
        </section>
      </div>
    </Section>
  );
}

interface ProseProps {
  isUnreadable: boolean;
  /** True if the profile did not load. The text may exist then. */
  hasFailed: boolean;
  children: string | null | undefined;
}

/** Long text in any script: each paragraph has its own direction, keeps its line breaks and has a readable width. */
function Prose({ isUnreadable, hasFailed, children }: ProseProps) {
  const t = useKolMessages();
  return (
    <div dir="auto" className={styles.prose}>
      <Value isUnreadable={isUnreadable}>{hasFailed && children === undefined ? t.notLoadedShort : children}</Value>
    </div>
  );
}

/** The first four lines of the biography, and the rest after a click. Paper has all of it. */
function Biography({ kol, state }: Pick<KolOverviewProps, 'kol' | 'state'>) {
  const t = useKolMessages();
  const text = useRef<HTMLDivElement>(null);
  const textId = useId();
  const [isLong, setIsLong] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const isAwaited = state === 'loading' && kol.bio === undefined;
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
            className={styles.headerButton}
          >
            {isOpen ? t.less : t.more}
          </Button>
        )
      }
    >
      <div ref={text} id={textId} className={styles.biography} data-open={isOpen || undefined}>
        {isAwaited ? (
          <Skeleton variant="rounded" className={styles.awaitedBiography} />
        ) : (
          // An empty line between paragraphs would be one of the four.
          <Prose isUnreadable={isUnreadable(kol, 'bio')} hasFailed={state === 'failed'}>
            {isOpen ? kol.bio : kol.bio?.replace(/\n\s*\n/g, '\n')}
          </Prose>
        )}
      </div>
    </Section>
  );
}

/** The six metrics with labels. Rates are fractions and shown as percentages. */
function KolMetrics({ kol }: { kol: ParsedKol }) {
  const t = useKolMessages();
  return (
    <Section isDense title={t.metrics}>
      <dl className={styles.metrics}>
        {KOL_METRICS.map((metric) => (
          <div key={metric}>
            <dt>
              <Tooltip text={t.metricMeaning[metric]}>{t.metric[metric]}</Tooltip>
            </dt>
            <dd>
              <KolMetric kol={kol} name={metric} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

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
          <Button size="small" component={Link} to={auditPath({ subject: kol.id })} className={styles.headerButton}>
            {audit}
          </Button>
        )
      }
    >
      <DescriptionList items={[{ label: t.id, value: <code>{kol.id}</code> }, day('created_at'), day('updated_at')]} />
    </Section>
  );
}
