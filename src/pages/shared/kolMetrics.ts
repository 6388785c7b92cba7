import type { Tone } from '../../components/layout/Chip.tsx';
import type { ParsedKol } from '../../contract/parseKol.ts';

/** The metrics of a KOL in screen order: first the KOL's standing, then the cooperation. */
export const KOL_METRICS = [
  'h_index',
  'publications_count',
  'total_events',
  'total_campaigns',
  'email_open_rate',
  'response_rate',
] as const;

export type KolMetricName = (typeof KOL_METRICS)[number];

/** A metric of a KOL; undefined or null without a value. An open rate of 0 without any campaign is no rate. */
export const metricOf = ({ metrics }: Pick<ParsedKol, 'metrics'>, name: KolMetricName) =>
  name === 'email_open_rate' && metrics?.email_open_rate === 0 && metrics.total_campaigns === 0
    ? undefined
    : metrics?.[name];

/** The colors of the engagement levels (interface §2.1); unknown levels are neutral. */
export const ENGAGEMENT_TONES: Readonly<Record<string, Tone>> = { high: 'positive', medium: 'info', low: 'neutral' };
