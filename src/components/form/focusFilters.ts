/** Moves focus to the filters, because the pressed button disappears with its filter. */
export function focusFilters() {
  const filters = document.querySelector('main [role=search]');
  if (filters instanceof HTMLElement) filters.focus({ preventScroll: true });
}
