import Skeleton from '@mui/material/Skeleton';
import { ArrowDown, ArrowRight, ArrowUp, CircleQuestionMark } from 'lucide-react';
import { Tooltip } from '../../components/feedback/Tooltip.tsx';
import { optional, Value } from '../../components/layout/Value.tsx';
import { VisuallyHidden } from '../../components/layout/VisuallyHidden.tsx';
import { useCampaignMessages } from '../../i18n/campaign.ts';
import { useFormat } from '../../i18n/format.ts';
import { countChange, type Metrics, rateChange } from '../shared/campaignMetrics.ts';
import type { Period } from '../shared/campaignPeriod.ts';
import styles from './KpiCards.module.css';

interface KpiCardsProps {
  metrics: Metrics;
  /** The same metrics of the previous period; null if there is nothing to compare. */
  previous: { period: Required<Period>; metrics: Metrics } | null;
  /** False if some campaigns are not loaded: then the comparison is hidden, and keeps its place. */
  isComplete: boolean;
}

/** The metrics of the selection. Each has its definition in a tooltip. */
export function KpiCards({ metrics, previous, isComplete }: KpiCardsProps) {
  const t = useCampaignMessages();
  const format = useFormat();
  const number = (of: Metrics, name: 'campaigns' | 'sent') => optional(of[name], format.number);
  const rate = (of: Metrics, name: RateName) => optional(of[name].rate, format.percent);
  // Without a campaign there is nothing to compare.
  const past = previous !== null && previous.metrics.campaigns > 0 ? previous.metrics : undefined;
  const cards: KpiCardProps[] = [
    ...(['campaigns', 'sent'] as const).map((name) => ({
      name,
      value: number(metrics, name),
      previous: past && number(past, name),
      change: toChange(countChange(metrics[name], past?.[name]), format.change),
      definition: t.definition[name],
    })),
    ...RATES.map((name) => ({
      name,
      value: rate(metrics, name),
      basis: metrics[name].whole > 0 ? t.ofWhole(metrics[name].part, metrics[name].whole) : undefined,
      previous: past && rate(past, name),
      change: toChange(rateChange(metrics[name].rate, past?.[name].rate), (points) => t.points(format.points(points))),
      definition: format.sentences([
        t.definition[name],
        metrics[name].skipped > 0 && t.withoutCounts(metrics[name].skipped),
      ]),
    })),
  ];
  const days = previous && ([format.day(previous.period.sent_from), format.day(previous.period.sent_to)] as const);
  return (
    <section aria-label={t.metrics} data-partial={!isComplete || undefined}>
      <dl className={styles.cards}>
        {cards.map((card) => (
          <KpiCard key={card.name} {...card} />
        ))}
      </dl>
      {days && (
        <div className={`${styles.detail} ${styles.range}`}>
          {past === undefined ? t.nothingBefore(...days) : t.beforeRange(...days)}
        </div>
      )}
    </section>
  );
}

/** The places of the cards before there is a number. @param isCompared true if the line about the period before follows */
export const KpiSkeletons = ({ isCompared }: { isCompared: boolean }) => (
  <div>
    <div className={styles.cards}>
      {['campaigns', 'sent', ...RATES].map((name) => (
        <Skeleton key={name} variant="rounded" height={isCompared ? '6.95rem' : '5.825rem'} />
      ))}
    </div>
    {isCompared && <Skeleton width="16rem" sx={{ marginTop: 1, fontSize: 'body3.fontSize' }} />}
  </div>
);

interface KpiCardProps {
  name: 'campaigns' | 'sent' | RateName;
  value: string | null | undefined;
  /** The counts behind a rate. */
  basis?: string;
  /** The value of the period before, if there is one. */
  previous: string | null | undefined;
  change: Change | undefined;
  definition: string;
}

/** A metric, its change since the period before, and its definition. */
function KpiCard({ name, value, basis, previous, change, definition }: KpiCardProps) {
  const t = useCampaignMessages();
  return (
    <div className={styles.card}>
      <dt className={styles.name}>
        <Tooltip text={definition}>
          {t.metricNames[name]}
          <CircleQuestionMark size={16} aria-hidden />
        </Tooltip>
      </dt>
      <dd>
        <div className={styles.result}>
          <span className={styles.value}>
            <Value>{value}</Value>
          </span>
          {change && <ChangeText {...change} />}
        </div>
        {basis !== undefined && <div className={styles.detail}>{basis}</div>}
        {previous && <div className={`${styles.detail} ${styles.previous}`}>{t.before(previous)}</div>}
      </dd>
    </div>
  );
}

interface Change {
  /** Up, down or equal. */
  direction: number;
  text: string;
}

/** The change of a metric, as an arrow and a color, and in words for screen readers. */
function ChangeText({ direction, text }: Change) {
  const t = useCampaignMessages();
  const [Icon, name, inWords] =
    direction > 0
      ? ([ArrowUp, 'rise', t.rise] as const)
      : direction < 0
        ? ([ArrowDown, 'fall', t.fall] as const)
        : ([ArrowRight, 'none', t.noChange] as const);
  return (
    <span className={styles.change} data-change={name}>
      <span aria-hidden>
        <Icon size={14} />
        <bdi>{text}</bdi>
      </span>
      <VisuallyHidden>{inWords(text.replace(/^[+\u2212]/, ''))}</VisuallyHidden>
    </span>
  );
}

const RATES = ['deliveryRate', 'openRate', 'clickRate', 'clickToOpen'] as const;
type RateName = (typeof RATES)[number];

const toChange = (change: number | null, toText: (change: number) => string): Change | undefined =>
  change === null ? undefined : { direction: change, text: toText(change) };
