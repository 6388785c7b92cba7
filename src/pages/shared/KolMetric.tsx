import { optional, Value } from '../../components/layout/Value.tsx';
import { isUnreadable } from '../../contract/lenientParsing.ts';
import type { ParsedKol } from '../../contract/parseKol.ts';
import { useFormat } from '../../i18n/format.ts';
import { type KolMetricName, metricOf } from './kolMetrics.ts';

interface KolMetricProps {
  kol: Pick<ParsedKol, 'metrics'>;
  name: KolMetricName;
}

/** A metric of a KOL: a number, or a rate in percent. */
export function KolMetric({ kol, name }: KolMetricProps) {
  const format = useFormat();
  return (
    <Value isUnreadable={isUnreadable(kol, `metrics.${name}`)}>
      {optional(metricOf(kol, name), name.endsWith('_rate') ? format.percent : format.number)}
    </Value>
  );
}
