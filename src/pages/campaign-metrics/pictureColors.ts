/** What the pictures are drawn in; `Review.module.css` says which colours these are. */
export const OPEN_COLOR = 'var(--mui-palette-chart-open)';
export const CLICK_COLOR = 'var(--mui-palette-chart-click)';
export const VOLUME_COLOR = 'var(--mui-palette-chart-volume)';
