import Button from '@mui/material/Button';
import { RotateCw, X } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { CopyErrorButton } from '../../components/feedback/ErrorDetails.tsx';
import { focusParentOnUnmount } from '../../components/feedback/focusParentOnUnmount.ts';
import { useErrorMessage } from '../../components/feedback/useErrorMessage.ts';
import { Chip } from '../../components/layout/Chip.tsx';
import { optional, Value } from '../../components/layout/Value.tsx';
import type { DataColumn, SortValue } from '../../components/table/useDataTable.ts';
import { ENGAGEMENT_LEVELS } from '../../contract/kol.ts';
import { isUnreadable } from '../../contract/lenientParsing.ts';
import type { ParsedKol } from '../../contract/parseKol.ts';
import { useCommonMessages } from '../../i18n/common.ts';
import { type Format, useFormat } from '../../i18n/format.ts';
import { getLabel } from '../../i18n/getLabel.ts';
import { useKolMessages } from '../../i18n/kol.ts';
import { useKolListMessages } from '../../i18n/kolList.ts';
import { kolPath } from '../../paths.ts';
import type { KolBatchEntry } from '../../queries/kolBatch.ts';
import { ENGAGEMENT_TONES } from '../shared/kolMetrics.ts';
import styles from './KolList.module.css';
import { countryOf } from './kolListView.ts';

const METRICS = [
  ['h_index', 56],
  ['publications_count', 104],
  ['email_open_rate', 70],
  ['response_rate', 84],
  ['total_events', 71],
] as const;

/** A row of the KOL list: a KOL, or an id that failed to load. */
export type ListedKol = Exclude<KolBatchEntry, { status: 'pending' }>;

/** The columns of the KOL list. If an id failed to load, the reason replaces all cells after the name. */
export function useKolColumns(onOpen: () => void, { onRetry, onRemove }: FailedKolActions): DataColumn<ListedKol>[] {
  const fields = useKolFields(onOpen);
  return useMemo(
    () =>
      fields.map(
        ({ id, header, size, align, value, show }, index): DataColumn<ListedKol> => ({
          id,
          header,
          size,
          meta: { align },
          accessorFn: (row) => (row.status === 'loaded' ? value(row.kol) : undefined),
          spanColumns: index === 1 ? ({ row }) => (row.original.status === 'failed' ? Number.POSITIVE_INFINITY : 1) : 1,
          cell: ({ row: { original: row } }) => {
            if (row.status === 'loaded') return show(row.kol);
            return index === 0 ? <code>{row.id}</code> : <FailedKol kol={row} onRetry={onRetry} onRemove={onRemove} />;
          },
        }),
      ),
    [fields, onRetry, onRemove],
  );
}

/** A field of a KOL: a column of the list and a row of the comparison. */
interface KolField {
  /** The path of the field. */
  id: string;
  header: string;
  size: number;
  align?: 'end';
  /** The sort value. */
  value: (kol: ParsedKol) => SortValue;
  show: (kol: ParsedKol) => ReactNode;
}

/** @param onOpen called when a profile is opened */
export function useKolFields(onOpen: () => void): KolField[] {
  const t = useKolMessages();
  const messages = useKolListMessages();
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'full_name',
        header: messages.name,
        size: 142,
        value: (kol) => kol.full_name,
        show: (kol) => (
          <>
            <Link to={kolPath(kol.id)} onClick={onOpen} dir="auto" data-name-link>
              {kol.full_name || kol.id}
            </Link>
            {isUnreadable(kol, 'full_name') && (
              <>
                {' '}
                <Value isUnreadable>{undefined}</Value>
              </>
            )}
          </>
        ),
      },
      {
        id: 'title',
        header: messages.kolTitle,
        size: 144,
        value: (kol) => kol.title,
        show: (kol) => (
          <Value isUnreadable={isUnreadable(kol, 'title')}>{kol.title && <span dir="auto">{kol.title}</span>}</Value>
        ),
      },
      {
        id: 'institution',
        header: messages.institution,
        size: 164,
        value: (kol) => kol.institution,
        show: (kol) => (
          <Value isUnreadable={isUnreadable(kol, 'institution')}>
            {kol.institution && <span dir="auto">{kol.institution}</span>}
          </Value>
        ),
      },
      {
        id: 'contact.address.country',
        header: messages.country,
        size: 106,
        value: (kol) => optional(countryOf(kol), format.country),
        show: (kol) => (
          <Value isUnreadable={isUnreadable(kol, 'contact.address.country')}>
            {optional(countryOf(kol), format.country)}
          </Value>
        ),
      },
      {
        id: 'specialties',
        header: t.specialties,
        size: 146,
        value: (kol) => specialtiesOf(kol, format),
        show: (kol) => <Value isUnreadable={isUnreadable(kol, 'specialties')}>{specialtiesOf(kol, format)}</Value>,
      },
      {
        id: 'tier',
        header: messages.tier,
        size: 62,
        value: (kol) => kol.tier,
        show: (kol) => (
          <Value isUnreadable={isUnreadable(kol, 'tier')}>
            {optional(kol.tier, (tier) => getLabel(t.tiers, tier))}
          </Value>
        ),
      },
      {
        id: 'engagement_level',
        header: messages.engagement_level,
        size: 116,
        value: (kol) => optional(kol.engagement_level, engagementRank),
        show: (kol) => (
          <Value isUnreadable={isUnreadable(kol, 'engagement_level')}>
            {optional(kol.engagement_level, (level) => (
              <Chip tone={ENGAGEMENT_TONES[level]}>{getLabel(t.engagementShort, level)}</Chip>
            ))}
          </Value>
        ),
      },
      ...METRICS.map(
        ([metric, size]): KolField => ({
          id: `metrics.${metric}`,
          header: t.metric[metric],
          size,
          align: 'end',
          value: (kol) => kol.metrics?.[metric],
          show: (kol) => (
            <Value isUnreadable={isUnreadable(kol, `metrics.${metric}`)}>
              {optional(kol.metrics?.[metric], metric.endsWith('_rate') ? format.rate : format.count)}
            </Value>
          ),
        }),
      ),
    ],
    [t, messages, format, onOpen],
  );
}

const specialtiesOf = ({ specialties }: ParsedKol, format: Format) =>
  specialties && format.series(specialties.map((specialty) => getLabel({}, specialty)));

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
export function FailedKol({ kol: { id, error }, onRetry, onRemove }: FailedKolProps) {
  const t = useKolListMessages();
  const kol = useKolMessages();
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
