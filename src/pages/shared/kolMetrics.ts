import type { Tone } from '../../components/layout/Chip.tsx';

/** The metrics of a KOL in screen order: first the KOL's standing, then the cooperation. */
export const KOL_METRICS = [
  'h_index',
  'publications_count',
  'total_events',
  'total_campaigns',
  'email_open_rate',
  'response_rate',
] as const;

/** The colors of the engagement levels (interface §2.1); unknown levels are neutral. */
export const ENGAGEMENT_TONES: Readonly<Record<string, Tone>> = { high: 'positive', medium: 'info', low: 'neutral' };
