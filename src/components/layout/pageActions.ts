/** The registered buttons and links of the mounted pages, each with its label. */
const registered = new Map<HTMLElement, string>();

/**
 * Registers a button or link of the page as an action of the command palette.
 * @param label its label in the palette
 * @returns the `ref` of the button or link
 */
export const pageAction = (label: string) => (element: HTMLElement | null) => {
  if (element === null) return;
  registered.set(element, label);
  return () => {
    registered.delete(element);
  };
};

/** Returns the current page actions in page order. */
export const listPageActions = (): { label: string; run: () => void }[] =>
  [...registered.keys()]
    .filter(isUsable)
    .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    .map((element) => ({
      // Without soft hyphens.
      label: registered.get(element)?.replaceAll('\u00AD', '') ?? '',
      // Runs after the palette has closed and returned focus, so that an opened dialog returns focus to this button.
      run: () =>
        requestAnimationFrame(() => {
          element.focus();
          element.click();
        }),
    }));

/** True if it is not disabled, not hidden, and not under a drawer or dialog. */
const isUsable = (element: HTMLElement) =>
  !element.matches(':disabled, [aria-disabled="true"]') &&
  element.getClientRects().length > 0 &&
  element.closest('[aria-hidden="true"]') === null;
