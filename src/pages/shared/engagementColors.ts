import type { Tone } from '../../components/layout/Chip.tsx';

/** The colors of the engagement levels (interface §2.1); unknown levels are neutral. */
export const ENGAGEMENT_TONES: Readonly<Record<string, Tone>> = { high: 'positive', medium: 'info', low: 'neutral' };
