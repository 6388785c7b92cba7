interface PageAction {
  label: string;
  run: () => void;
}

/** What can be done on the screen: the buttons and links of whatever it marks with `data-actions`, pressed as they are. */
export function pageActions(): PageAction[] {
  const buttons = document.querySelectorAll<HTMLElement>(
    'main [data-actions] :is(a[href], button:not(:disabled, [aria-disabled="true"]))',
  );
  return [...buttons].filter(isThere).map((button) => ({
    // Without the places in which a long word may break.
    label: (button.getAttribute('aria-label') ?? button.textContent).replaceAll('\u00AD', '').trim(),
    // Once the palette is gone, which gives the keyboard back first; what the button opens gives it back to the button.
    run: () =>
      requestAnimationFrame(() => {
        button.focus();
        button.click();
      }),
  }));
}

/** Not hidden, and not under a drawer or a dialog. */
const isThere = (button: HTMLElement) =>
  button.getClientRects().length > 0 && button.closest('[aria-hidden="true"]') === null;
