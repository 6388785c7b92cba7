/** Puts the keyboard on the filters of the screen, where the button that was pressed goes away with its filter. */
export function focusFilters() {
  const filters = document.querySelector('main [role=search]');
  if (filters instanceof HTMLElement) filters.focus({ preventScroll: true });
}
