/** The colors of the charts; theme.ts defines them. */
export const OPEN_COLOR = 'var(--mui-palette-chart-open)';
export const CLICK_COLOR = 'var(--mui-palette-chart-click)';
export const VOLUME_COLOR = 'var(--mui-palette-chart-volume)';
