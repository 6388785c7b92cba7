import type { Tone } from '../../ui/Tag.tsx';

/** How the levels of engagement (interface §2.1) look; any other level is neutral. */
export const ENGAGEMENT_TONES: Readonly<Record<string, Tone>> = { high: 'positive', medium: 'info', low: 'neutral' };
