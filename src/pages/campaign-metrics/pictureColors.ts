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

/** Every picture is as high, so that two beside each other line up. In pixels. */
export const CHART_HEIGHT = 300;
export const CHART_MARGIN = { left: 0, right: 18, top: 12, bottom: 0 };

/** Where bars say their value behind their end: the room that the longest one leaves for it, however narrow the picture is. */
export const LABELLED_BARS_MARGIN = { ...CHART_MARGIN, right: 76 };

/** The labels stand in that margin, where the chart would cut them off. */
export const LABELS_IN_MARGIN = { '& g[clip-path]': { clipPath: 'none' } };
