import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';

interface RowLinkProps {
  /** The id of the record, which identifies its row. */
  id: string;
  to: string;
  children: ReactNode;
}

/**
 * The link of a row, which a click anywhere in the row follows (`followRowLink`). A double click adds only one history
 * entry.
 */
export const RowLink = ({ id, to, children }: RowLinkProps) => (
  <Link
    to={to}
    data-row-link={id}
    preventScrollReset
    onClick={(click) => {
      if (click.currentTarget.href === window.location.href && !click.ctrlKey && !click.metaKey && !click.shiftKey)
        click.preventDefault();
    }}
  >
    {children}
  </Link>
);

/** Makes a click anywhere in a row a click on its link, also with the middle button. Selecting text does not count. */
export function followRowLink(event: MouseEvent<HTMLElement>) {
  const { target, button, ctrlKey, metaKey, shiftKey } = event;
  if (!(target instanceof Element) || event.defaultPrevented) return;
  if (target.closest('a, button, input, label, select, summary') || window.getSelection()?.toString()) return;
  const link = target.closest('tbody tr')?.querySelector('a[data-row-link]');
  if (!(link instanceof HTMLAnchorElement)) return;
  if (button === 1) window.open(link.href, '_blank', 'noopener');
  else if (button === 0) {
    link.focus({ preventScroll: true });
    link.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
  }
}

/** Moves focus to the row of a record. */
export function focusRow(id: string) {
  const link = document.querySelector(`a[data-row-link="${CSS.escape(id)}"]`);
  if (link instanceof HTMLElement) link.focus();
}
