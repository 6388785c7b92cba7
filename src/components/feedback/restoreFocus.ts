/** Moves focus when the focused element is removed. */
export function restoreFocus(find: () => HTMLElement | null | undefined, options?: FocusOptions) {
  requestAnimationFrame(() => {
    if (document.activeElement === null || document.activeElement === document.body) find()?.focus(options);
  });
}
