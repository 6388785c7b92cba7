import type { Theme } from '@mui/material/styles';

/**
 * Blue and orange of Okabe and Ito, which every kind of colour vision tells apart, and grey for what stands behind.
 * Lines differ by their marks too, bars by their place.
 */
export const pictureColors = (theme: Theme) => ({
  '--picture-open': '#0072b2',
  '--picture-click': '#c25100',
  '--picture-volume': '#9aa7b3',
  ...theme.applyStyles('dark', {
    '--picture-open': '#56b4e9',
    '--picture-click': '#f0a33c',
    '--picture-volume': '#5c6b79',
  }),
  // Paper is white.
  '@media print': { '--picture-open': '#0072b2', '--picture-click': '#c25100', '--picture-volume': '#9aa7b3' },
});

export const OPEN_COLOR = 'var(--picture-open)';
export const CLICK_COLOR = 'var(--picture-click)';
export const VOLUME_COLOR = 'var(--picture-volume)';
