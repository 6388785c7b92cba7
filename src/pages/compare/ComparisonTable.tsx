import IconButton from '@mui/material/IconButton';
import { Star, X } from 'lucide-react';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import { focusParentOnUnmount } from '../../components/feedback/focus.ts';
import { Chip } from '../../components/layout/Chip.tsx';
import { useIsPrinting } from '../../components/layout/useIsPrinting.ts';
import { optional, Value } from '../../components/layout/Value.tsx';
import { VisuallyHidden } from '../../components/layout/VisuallyHidden.tsx';
import { ariaRoles } from '../../components/table/ariaRoles.ts';
import { useOverflow } from '../../components/table/useOverflow.ts';
import { ENGAGEMENT_LEVELS, KOL_TIERS } from '../../contract/kol.ts';
import { isUnreadable } from '../../contract/lenientParsing.ts';
import type { ParsedKol } from '../../contract/parseKol.ts';
import { useComparisonMessages } from '../../i18n/comparison.ts';
import { useFormat } from '../../i18n/format.ts';
import { useKolMessages } from '../../i18n/kol.ts';
import { getLabel } from '../../i18n/messages.ts';
import { comparePath, kolPath } from '../../paths.ts';
import { KolMetric } from '../shared/KolMetric.tsx';
import { ENGAGEMENT_TONES, KOL_METRICS, metricOf } from '../shared/kolMetrics.ts';
import { hasUnreadableDays, lastContactOf, nextEventOf } from '../shared/kolRecords.ts';
import styles from './ComparisonTable.module.css';
import { bestOf, labelOf, sharedTopics, TOPIC_FIELDS } from './comparison.ts';

interface ComparisonTableProps {
  kols: readonly ParsedKol[];
  /** The compared KOLs, also those that failed to load. */
  ids: readonly string[];
}

/** How many columns of KOLs are readable on a page of paper. */
const COLUMNS_ON_PAPER = 8;

/**
 * One column per KOL, one row per field; on a phone the name of a field is a line above its values. The best value of a row is bold and
 * has a star. On paper many KOLs are in several tables.
 */
export function ComparisonTable({ kols, ids }: ComparisonTableProps) {
  const comparison = useComparisonMessages();
  const rows = useRows(kols).map(({ rank, ...row }) => ({ ...row, best: bestOf(kols, rank) }));
  const scroller = useRef<HTMLDivElement>(null);
  useOverflow(scroller);
  const isPrinting = useIsPrinting();
  const tables = isPrinting ? inGroups(kols, COLUMNS_ON_PAPER) : [kols];
  const style: CSSProperties & { '--kols': number } = { '--kols': kols.length };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a region that scrolls is no section of the page
    <div
      ref={scroller}
      className={styles.scroller}
      style={style}
      role="region"
      aria-label={comparison.title(kols.length)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the region when it has the focus
      tabIndex={0}
    >
      {tables.map((columns) => (
        <table key={columns[0]?.id} className={styles.table} {...ariaRoles.table}>
          <thead {...ariaRoles.rowGroup}>
            <tr {...ariaRoles.row}>
              <td {...ariaRoles.cell} />
              {columns.map((kol) => (
                <th key={kol.id} scope="col" {...ariaRoles.columnHeader} dir="auto">
                  <div className={styles.name}>
                    <Link to={kolPath(kol.id)}>
                      <span className={styles.fullName}>
                        <Name text={kol.full_name || kol.id} />
                      </span>
                    </Link>
                    {kols.length > 2 && (
                      <IconButton
                        ref={focusParentOnUnmount}
                        component={Link}
                        size="small"
                        to={comparePath(ids.filter((id) => id !== kol.id))}
                        aria-label={comparison.remove(kol.full_name || kol.id)}
                        title={comparison.remove(kol.full_name || kol.id)}
                      >
                        <X size={16} />
                      </IconButton>
                    )}
                  </div>
                  <div className={styles.title} title={kol.title ?? undefined}>
                    {kol.title}
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...ariaRoles.rowGroup}>
            {rows.map(({ header, show, best }) => (
              <tr key={header} {...ariaRoles.row}>
                <th scope="row" {...ariaRoles.rowHeader}>
                  {header}
                </th>
                {columns.map((kol) => (
                  <td key={kol.id} {...ariaRoles.cell} data-best={best.has(kol) || undefined} dir="auto">
                    {show(kol)}
                    {best.has(kol) && (
                      <>
                        {/* The star is never alone on a line. */}
                        <span data-one-line>
                          {'\u00a0'}
                          <Star size={14} aria-hidden className={styles.star} />
                        </span>
                        <VisuallyHidden>({comparison.best})</VisuallyHidden>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

/** Splits a list into as few groups as possible, of about equal size. @param atMost the largest size of a group */
function inGroups<Item>(items: readonly Item[], atMost: number): Item[][] {
  const size = Math.ceil(items.length / Math.ceil(items.length / atMost));
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** A name. A part in brackets, such as the name in Japanese, moves to the next line as a whole if it fits there. */
const Name = ({ text }: { text: string }) => {
  const start = text.search(/\(.+\)$/);
  if (start < 1) return text;
  return (
    <>
      {text.slice(0, start)}
      <span className={styles.bracketed}>{text.slice(start)}</span>
    </>
  );
};

/** Metrics of which more is not better: how often we invited a KOL or wrote to them says nothing about the KOL. */
const UNRANKED_METRICS: ReadonlySet<(typeof KOL_METRICS)[number]> = new Set(['total_events', 'total_campaigns']);

interface Row {
  header: string;
  show: (kol: ParsedKol) => ReactNode;
  /** Larger is better; missing for a row without a best value. */
  rank?: (kol: ParsedKol) => string | number | null | undefined;
}

/** The rows: the person, the contact, the metrics, the topics. */
function useRows(kols: readonly ParsedKol[]): Row[] {
  const t = useKolMessages();
  const comparison = useComparisonMessages();
  const format = useFormat();
  const shared = new Set(sharedTopics(kols).map(({ topic }) => topic.toLowerCase()));
  const day = (
    include: 'interactions' | 'events',
    read: (kol: ParsedKol) => string | null | undefined,
    rank: Row['rank'],
  ): Row => ({
    header: t.cards[include],
    show: (kol) => (
      <Value isUnreadable={hasUnreadableDays(kol, include)}>
        {optional(read(kol), (known) => (
          <>
            <span data-one-line>{format.day(known)}</span>{' '}
            <span data-one-line className={styles.secondary}>
              {format.relativeDay(known)}
            </span>
          </>
        ))}
      </Value>
    ),
    rank,
  });
  return [
    {
      header: comparison.institution,
      show: (kol) => <Value isUnreadable={isUnreadable(kol, 'institution')}>{kol.institution}</Value>,
    },
    {
      header: comparison.country,
      show: (kol) => (
        <Value isUnreadable={isUnreadable(kol, 'contact.address.country')}>
          {optional(kol.contact?.address?.country, format.country)}
        </Value>
      ),
    },
    {
      header: comparison.tier,
      show: (kol) => (
        <Value isUnreadable={isUnreadable(kol, 'tier')}>{optional(kol.tier, (tier) => getLabel(t.tiers, tier))}</Value>
      ),
      rank: (kol) => rankIn(KOL_TIERS, kol.tier),
    },
    {
      header: comparison.engagement,
      show: (kol) => (
        <Value isUnreadable={isUnreadable(kol, 'engagement_level')}>
          {optional(kol.engagement_level, (level) => (
            <Chip tone={ENGAGEMENT_TONES[level]}>{getLabel(t.engagementShort, level)}</Chip>
          ))}
        </Value>
      ),
      rank: (kol) => rankIn(ENGAGEMENT_LEVELS, kol.engagement_level),
    },
    day('interactions', lastContactOf, lastContactOf),
    // The next event is best if it is soonest.
    day('events', nextEventOf, (kol) => optional(nextEventOf(kol), (known) => -Date.parse(known))),
    ...KOL_METRICS.map(
      (metric): Row => ({
        header: t.metric[metric],
        show: (kol) => <KolMetric kol={kol} name={metric} />,
        rank: UNRANKED_METRICS.has(metric) ? undefined : (kol) => metricOf(kol, metric),
      }),
    ),
    ...TOPIC_FIELDS.map(
      (field): Row => ({
        header: t[field],
        show: (kol) => (
          <Value isUnreadable={isUnreadable(kol, field)}>
            {kol[field] && kol[field].length > 0 && (
              <ul>
                {[...new Set(kol[field])].map((topic) => {
                  const label = labelOf(field, topic);
                  return <li key={topic}>{shared.has(label.toLowerCase()) ? <strong>{label}</strong> : label}</li>;
                })}
              </ul>
            )}
          </Value>
        ),
      }),
    ),
  ];
}

/** The first value of a list is the best; unknown values have no rank. */
function rankIn(values: readonly string[], value: string | null | undefined) {
  const index = values.indexOf(value ?? '');
  return index === -1 ? undefined : -index;
}
