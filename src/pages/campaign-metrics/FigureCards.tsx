import { optional, Value } from '../../ui/Value.tsx';
import { useCampaignMetricsWords } from '../../words/campaignMetrics.ts';
import { useFormat } from '../../words/format.ts';
import { Definition } from './Definition.tsx';
import styles from './FigureCards.module.css';
import { type Figures, type Ratio, rateAsWritten } from './figures.ts';
import type { Period } from './period.ts';

interface FigureCardsProps {
  figures: Figures;
  /** The same figures of the period before; null where there is none to compare with. */
  before: { period: Required<Period>; figures: Figures } | null;
}

/** The figures over the selection; how each is defined is one hover or focus away. */
export function FigureCards({ figures, before }: FigureCardsProps) {
  const t = useCampaignMetricsWords();
  const format = useFormat();
  const number = (of: Figures, name: 'campaigns' | 'sent') => optional(of[name], format.count);
  const rate = (of: Figures, name: RateName) => optional(of[name].rate, format.rate);
  const past = before?.figures;
  const cards = [
    ...(['campaigns', 'sent'] as const).map((name) => ({
      name,
      value: number(figures, name),
      basis: undefined,
      was: past && number(past, name),
      change: undefined,
      definition: t.definition[name],
    })),
    ...RATES.map((name) => ({
      name,
      value: rate(figures, name),
      basis: figures[name].whole > 0 ? t.ofWhole(figures[name].part, figures[name].whole) : undefined,
      was: past && rate(past, name),
      change: changeOf(figures[name], past?.[name]),
      definition: format.sentences([
        t.definition[name],
        figures[name].leftOut > 0 && t.withoutCounts(figures[name].leftOut),
      ]),
    })),
  ];
  return (
    <section aria-label={t.figures}>
      <dl className={styles.cards}>
        {cards.map(({ name, value, basis, was, change, definition }) => (
          <div key={name} className={styles.card}>
            <dt className={styles.name}>
              {t[name]}
              <Definition label={t.howDefined(t[name])} text={definition} />
            </dt>
            <dd>
              <div className={styles.value}>
                <Value>{value}</Value>
              </div>
              {basis !== undefined && <div className={styles.basis}>{basis}</div>}
              {before !== null && (
                <div className={styles.before}>
                  {was === undefined ? t.nothingBefore : t.before(was)}
                  {change !== undefined && <div className={styles.change}>{t.points(format.points(change))}</div>}
                </div>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {before !== null && (
        <div className={styles.range}>
          {t.beforeRange(format.day(before.period.sent_from), format.day(before.period.sent_to))}
        </div>
      )}
    </section>
  );
}

const RATES = ['deliveryRate', 'openRate', 'clickRate', 'clickToOpen'] as const;
type RateName = (typeof RATES)[number];

/** How far a rate has moved, as a fraction: from the one figure on screen to the other, so that the three add up. */
const changeOf = (now: Ratio, before: Ratio | undefined) =>
  now.rate === null || before === undefined || before.rate === null
    ? undefined
    : rateAsWritten(now.rate) - rateAsWritten(before.rate);
