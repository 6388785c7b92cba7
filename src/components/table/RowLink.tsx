import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { OPENED_FROM_LIST } from './useSelectRecord.ts';

interface RowLinkProps {
  /** The record's id, which the link adds to the address as `selected`. */
  id: string;
  children: ReactNode;
}

/**
 * The link of a row, which a click anywhere in the row follows (`followRowLink`): it opens the record beside the list. It
 * reads the address itself, so that the columns stay the same when a page is turned.
 */
export function RowLink({ id, children }: RowLinkProps) {
  const { search, state } = useLocation();
  const parameters = new URLSearchParams(search);
  const current = parameters.get('selected');
  parameters.set('selected', id);
  return (
    <Link
      to={{ search: parameters.toString() }}
      data-row-link={id}
      aria-current={current === id || undefined}
      // Going back from a record leads to the list, not to the record before it.
      replace={current !== null}
      state={current === null ? OPENED_FROM_LIST : state}
      preventScrollReset
      onClick={(click) => {
        // The second click of a double click adds no step to the history.
        if (click.currentTarget.href === window.location.href && !click.ctrlKey && !click.metaKey && !click.shiftKey)
          click.preventDefault();
      }}
    >
      {children}
    </Link>
  );
}

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

/** The link of a record's row, in a table or in the list of attendees; null if the row is not there. */
export const rowLinkOf = (id: string) => document.querySelector<HTMLElement>(`a[data-row-link="${CSS.escape(id)}"]`);

/** Scrolls the row of a record into view. */
export function scrollToRow(id: string) {
  rowLinkOf(id)?.closest('tr, li')?.scrollIntoView({ block: 'nearest' });
}
