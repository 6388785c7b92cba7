import type { MouseEvent } from 'react';

/** Marks the link of a row, which the whole row follows: `<Link data-row-link={id}>`. */
const ROW_LINK = 'a[data-row-link]';

/** A click anywhere in a row is a click on the row's link, also with the middle button; marking text is none. */
export function followRowLink(event: MouseEvent<HTMLElement>) {
  const { target, button, ctrlKey, metaKey, shiftKey } = event;
  if (!(target instanceof Element) || event.defaultPrevented) return;
  if (target.closest('a, button, input, label, select, summary') || window.getSelection()?.toString()) return;
  const link = target.closest('tbody tr')?.querySelector(ROW_LINK);
  if (!(link instanceof HTMLAnchorElement)) return;
  if (button === 1) window.open(link.href, '_blank', 'noopener');
  else if (button === 0) {
    link.focus({ preventScroll: true });
    link.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
  }
}

/** Puts the keyboard back on the row of a record that was looked at. */
export function focusRow(id: string) {
  const link = document.querySelector(`a[data-row-link="${CSS.escape(id)}"]`);
  if (link instanceof HTMLElement) link.focus();
}
