import type { ReadKol } from '../../contract/readKol.ts';
import { isUnreadable } from '../../contract/tolerant.ts';
import { Hint } from '../../ui/Hint.tsx';
import { optional, Value } from '../../ui/Value.tsx';
import { useFormat } from '../../words/format.ts';
import { useKolWords } from '../../words/kol.ts';
import { useKolValueWords } from '../../words/kolValues.ts';
import { KOL_METRICS } from '../shared/kolMetrics.ts';
import styles from './KolMetrics.module.css';

/** The six metrics as labelled figures; rates are fractions and shown as percentages. */
export function KolMetrics({ kol }: { kol: ReadKol }) {
  const t = useKolWords();
  const { metric: metricNames } = useKolValueWords();
  const format = useFormat();
  return (
    <section aria-label={t.metrics} className={styles.metrics}>
      <dl className={styles.figures}>
        {KOL_METRICS.map((metric) => (
          <div key={metric} className={styles.figure}>
            <dt>
              <Hint text={t.metricMeaning[metric]}>{metricNames[metric]}</Hint>
            </dt>
            <dd>
              <Value isUnreadable={isUnreadable(kol, `metrics.${metric}`)}>
                {optional(kol.metrics?.[metric], metric.endsWith('_rate') ? format.rate : format.count)}
              </Value>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
