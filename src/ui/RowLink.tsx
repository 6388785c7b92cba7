import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface RowLinkProps {
  /** The record's id, by which the keyboard finds its row again. */
  id: string;
  to: string;
  children: ReactNode;
}

/**
 * The link of a row, which the whole row follows (`followRowLink`). A double click opens the record once: the second
 * adds no step to go back.
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
