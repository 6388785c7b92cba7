/** The buttons and links that the pages on screen have registered, each with its label. */
const registered = new Map<HTMLElement, string>();

/**
 * Registers a button or link of the page as an action for the command palette.
 * @param label how the palette names it
 * @returns the `ref` of the button or link
 */
export const pageAction = (label: string) => (element: HTMLElement | null) => {
  if (element === null) return;
  registered.set(element, label);
  return () => {
    registered.delete(element);
  };
};

/** What can be done on the screen now, in the order of the page. */
export const listPageActions = (): { label: string; run: () => void }[] =>
  [...registered.keys()]
    .filter(isUsable)
    .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    .map((element) => ({
      // Without the places in which a long word may break.
      label: registered.get(element)?.replaceAll('\u00AD', '') ?? '',
      // After the palette has closed and moved the focus back: a dialog that opens moves it to this button when it closes.
      run: () =>
        requestAnimationFrame(() => {
          element.focus();
          element.click();
        }),
    }));

/** Not disabled, not hidden, and not under a drawer or a dialog. */
const isUsable = (element: HTMLElement) =>
  !element.matches(':disabled, [aria-disabled="true"]') &&
  element.getClientRects().length > 0 &&
  element.closest('[aria-hidden="true"]') === null;
