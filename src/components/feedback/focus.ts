/** The `ref` of a link or a result that gets focus when it appears. `autoFocus` does that for buttons and fields only. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus();

/** Moves focus to an element that loads on demand, but not out of a dialog or a field that the user opened meanwhile. */
export function focusUnlessBusy(element: HTMLElement | null) {
  if (!document.activeElement?.closest('[aria-modal=true], input, textarea')) element?.focus();
}

/** Moves focus when the focused element is removed. */
export function restoreFocus(find: () => HTMLElement | null | undefined, options?: FocusOptions) {
  requestAnimationFrame(() => {
    if (document.activeElement === null || document.activeElement === document.body) find()?.focus(options);
  });
}

/**
 * The `ref` of an element that may disappear, such as a solved error. If it contains focus then, focus moves to the
 * closest focusable parent, not to the start of the page.
 */
export function focusParentOnUnmount(part: HTMLElement | null) {
  return () => {
    if (part?.contains(document.activeElement))
      part.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
  };
}
