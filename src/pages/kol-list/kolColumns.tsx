import Button from '@mui/material/Button';
import { RotateCw, X } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { CopyErrorButton } from '../../components/feedback/ErrorDetails.tsx';
import { useErrorMessage } from '../../components/feedback/errorMessages.ts';
import { focusParentOnUnmount } from '../../components/feedback/focus.ts';
import { Chip } from '../../components/layout/Chip.tsx';
import { optional, Value } from '../../components/layout/Value.tsx';
import { VisuallyHidden } from '../../components/layout/VisuallyHidden.tsx';
import { OneLine, PrimaryCell } from '../../components/table/cells.tsx';
import type { DataColumn, SortValue } from '../../components/table/useDataTable.ts';
import { ENGAGEMENT_LEVELS, type KolInclude } from '../../contract/kol.ts';
import { isUnreadable } from '../../contract/lenientParsing.ts';
import type { ParsedKol } from '../../contract/parseKol.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { useFormat } from '../../i18n/format.ts';
import { useKolLabels } from '../../i18n/kolLabels.ts';
import { useKolListMessages } from '../../i18n/kolList.ts';
import { getLabel } from '../../i18n/messages.ts';
import { kolPath } from '../../paths.ts';
import type { KolBatchEntry } from '../../queries/kolBatch.ts';
import { KolMetric } from '../shared/KolMetric.tsx';
import { ENGAGEMENT_TONES, type KolMetricName, metricOf } from '../shared/kolMetrics.ts';
import { hasUnreadableDays, lastContactOf, nextEventOf } from '../shared/kolRecords.ts';
import styles from './KolList.module.css';
import { countryOf } from './listSearchParams.ts';

/** A row of the KOL list: a KOL, or an id that failed to load. */
export type ListedKol = Exclude<KolBatchEntry, { status: 'pending' }>;

/** The columns of the KOL list. If an id failed to load, the reason replaces all cells after the name. */
export function useListedKolColumns({ onRetry, onRemove }: FailedKolActions): DataColumn<ListedKol>[] {
  const columns = useKolColumns(LISTED_DAYS);
  return useMemo(
    () =>
      columns.map(
        ({ value, show, ...column }, index): DataColumn<ListedKol> => ({
          ...column,
          accessorFn: (row) => (row.status === 'loaded' ? value(row.kol) : undefined),
          spanColumns: ({ row: { original }, column }) =>
            original.status === 'failed' && column.getIndex() === 1 ? Number.POSITIVE_INFINITY : 1,
          cell: ({ row: { original: row } }) => {
            if (row.status === 'loaded') return show(row.kol);
            return index === 0 ? <code>{row.id}</code> : <FailedKol kol={row} onRetry={onRetry} onRemove={onRemove} />;
          },
        }),
      ),
    [columns, onRetry, onRemove],
  );
}

/**
 * The width of a column of days, in pixels: the longest day of every language (`2026年10月10日`), also after a number, which needs a gap,
 * and at the end of the table, where the padding is wider.
 */
export const DAY_SIZE = 139;

/** A column of a table of KOLs. */
interface KolColumn<Kol extends ParsedKol>
  extends Pick<DataColumn<ParsedKol>, 'id' | 'header' | 'size' | 'meta' | 'sortDescFirst'> {
  /** The sort value. */
  value: (kol: Kol) => SortValue;
  show: (kol: Kol) => ReactNode;
}

/** Where the days of a KOL come from; the same object until they change. */
interface KolDays<Kol> {
  lastContact: (kol: Kol) => string | null | undefined;
  nextEvent: (kol: Kol) => string | null | undefined;
}

/** The days of a KOL that was read with its interactions and events. */
const LISTED_DAYS: KolDays<ParsedKol> = { lastContact: lastContactOf, nextEvent: nextEventOf };

/** The columns of a table of KOLs. A column's id is the path of its field. */
export function useKolColumns<Kol extends ParsedKol>(days: KolDays<Kol>): KolColumn<Kol>[] {
  const t = useKolLabels();
  const messages = useKolListMessages();
  const format = useFormat();
  return useMemo(() => {
    const labels = (tokens: readonly string[] | null | undefined) => tokens?.map((token) => getLabel({}, token)) ?? [];

    const text = (id: 'title' | 'institution' | 'department', header: string, size: number): KolColumn<Kol> => ({
      id,
      header,
      size,
      meta: { isHiddenByDefault: true },
      value: (kol) => kol[id],
      show: (kol) => field(kol, id, kol[id], (known) => <OneLine>{known}</OneLine>),
    });

    const metric = (name: KolMetricName, header: string, size: number, isHiddenByDefault = false): KolColumn<Kol> => ({
      id: `metrics.${name}`,
      header,
      size,
      meta: { align: 'end', isHiddenByDefault, phone: isHiddenByDefault ? undefined : 'hidden' },
      value: (kol) => metricOf(kol, name),
      show: (kol) => <KolMetric kol={kol} name={name} />,
    });

    const day = (
      id: string,
      header: string,
      read: (kol: Kol) => string | null | undefined,
      include: KolInclude,
      sortDescFirst: boolean,
    ): KolColumn<Kol> => ({
      id,
      header,
      size: DAY_SIZE,
      meta: { phone: { line: 3 } },
      sortDescFirst,
      value: read,
      show: (kol) => (
        <Value isUnreadable={hasUnreadableDays(kol, include)}>
          {optional(read(kol), (known) => (
            <span data-one-line>{format.day(known)}</span>
          ))}
        </Value>
      ),
    });

    return [
      {
        id: 'full_name',
        header: messages.name,
        size: 320,
        meta: { isRowLink: true, isFlexible: true },
        value: (kol) => kol.full_name,
        show: (kol) => (
          <PrimaryCell
            name={kol.full_name}
            detail={[kol.institution, optional(countryOf(kol), format.country)].filter(Boolean).join(' · ')}
          >
            <Link to={kolPath(kol.id)} data-row-link={kol.id}>
              {kol.full_name || kol.id}
            </Link>
            {isUnreadable(kol, 'full_name') && (
              <>
                {' '}
                <Value isUnreadable>{undefined}</Value>
              </>
            )}
          </PrimaryCell>
        ),
      },
      {
        id: 'tier',
        header: messages.tier,
        size: 70,
        meta: { phone: { line: 2, label: '' } },
        value: (kol) => kol.tier,
        show: (kol) => field(kol, 'tier', kol.tier, (tier) => <span data-one-line>{getLabel(t.tiers, tier)}</span>),
      },
      {
        id: 'engagement_level',
        header: messages.engagement_level,
        size: 102,
        meta: { phone: { line: 2, label: '' } },
        value: (kol) => optional(kol.engagement_level, engagementRank),
        show: (kol) =>
          field(kol, 'engagement_level', kol.engagement_level, (level) => (
            <Chip tone={ENGAGEMENT_TONES[level]}>{getLabel(t.engagementShort, level)}</Chip>
          )),
      },
      {
        id: 'specialties',
        header: t.specialties,
        size: 111,
        meta: { growsTo: 280, phone: { line: 2, label: '' } },
        value: (kol) => format.joinList(labels(kol.specialties)),
        show: (kol) => {
          const [first, ...others] = labels(kol.specialties);
          return (
            <Value isUnreadable={isUnreadable(kol, 'specialties')}>
              {first && <FirstOf first={first} others={others} />}
            </Value>
          );
        },
      },
      metric('h_index', t.metric.h_index, 71),
      metric('publications_count', messages.publications, 98),
      metric('email_open_rate', messages.openRate, 84),
      metric('response_rate', messages.response, 84),
      day('last_interaction_on', messages.lastContact, days.lastContact, 'interactions', true),
      day('next_event_on', messages.nextEvent, days.nextEvent, 'events', false),
      text('title', messages.kolTitle, 180),
      text('institution', messages.institution, 200),
      {
        id: 'contact.address.country',
        header: messages.country,
        size: 116,
        meta: { isHiddenByDefault: true },
        value: (kol) => optional(countryOf(kol), format.country),
        show: (kol) =>
          field(kol, 'contact.address.country', countryOf(kol), (country) => (
            <OneLine>{format.country(country)}</OneLine>
          )),
      },
      metric('total_events', t.metric.total_events, 92, true),
      metric('total_campaigns', t.metric.total_campaigns, 104, true),
    ];
  }, [t, messages, format, days]);
}

/** The value of the field at this path of a KOL, "—", or that it cannot be read. */
const field = <Known,>(
  kol: ParsedKol,
  path: string,
  value: Known | null | undefined,
  show: (value: Known) => ReactNode,
) => <Value isUnreadable={isUnreadable(kol, path)}>{optional(value, show)}</Value>;

/** The first of several texts in one line, and how many follow. All of them are shown on hover and on paper. */
function FirstOf({ first, others }: { first: string; others: readonly string[] }) {
  const { joinList, number } = useFormat();
  if (others.length === 0) return <OneLine>{first}</OneLine>;
  const all = joinList([first, ...others]);
  return (
    <>
      <span className={styles.firstOf} title={all}>
        <VisuallyHidden>{all}</VisuallyHidden>
        <span data-one-line aria-hidden>
          {first}
        </span>
        <span aria-hidden>+{number(others.length)}</span>
      </span>
      <span className={styles.onPaper}>{all}</span>
    </>
  );
}

/** High comes before low; unknown levels come last. */
function engagementRank(level: string): number {
  const rank: number = [...ENGAGEMENT_LEVELS, ''].indexOf(level);
  return rank === -1 ? ENGAGEMENT_LEVELS.length : rank;
}

export interface FailedKolActions {
  onRetry: (ids: readonly string[]) => void;
  onRemove: (ids: readonly string[]) => void;
}

interface FailedKolProps extends FailedKolActions {
  kol: Extract<KolBatchEntry, { status: 'failed' }>;
}

/** Explains in one row why an id failed to load, with retry and remove. */
function FailedKol({ kol: { id, error }, onRetry, onRemove }: FailedKolProps) {
  const t = useKolListMessages();
  const kol = useKolLabels();
  const common = useCommonMessages();
  const { title, help, requestInfo } = useErrorMessage(error, true);
  const reason = error.status === null ? [title] : [title, common.errors.status(error.status)];
  return (
    <div ref={focusParentOnUnmount} className={styles.failed}>
      <div className={styles.reason}>
        {error.isNotFound ? kol.unknownId : reason.join(' · ')}
        <span>{t.failedMeans}</span>
        <span>{help}</span>
        <CopyErrorButton title={title} requestInfo={requestInfo} at={error.at} label={t.copyDetail(id)} />
      </div>
      <div>
        <Button size="small" aria-label={t.retry(id)} startIcon={<RotateCw size={16} />} onClick={() => onRetry([id])}>
          {common.retry}
        </Button>
        <Button
          size="small"
          color="inherit"
          aria-label={t.removeOne(id)}
          startIcon={<X size={16} />}
          onClick={() => onRemove([id])}
        >
          {t.remove}
        </Button>
      </div>
    </div>
  );
}
