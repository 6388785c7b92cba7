/** What the pictures are drawn in; `Review.module.css` says which colours these are. */
export const OPEN_COLOR = 'var(--picture-open)';
export const CLICK_COLOR = 'var(--picture-click)';
export const VOLUME_COLOR = 'var(--picture-volume)';
