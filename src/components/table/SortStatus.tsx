import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTableMessages } from '../../i18n/table.ts';
import { pageAction } from '../layout/pageActions.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './ListPage.module.css';

interface SortStatusProps {
  /** The column and the direction, in words; undefined if the rows are not sorted. */
  sortedBy: string | undefined;
  /** The service's own order in words; undefined if there are no rows, or no room for it. */
  order: string | undefined;
  /** True if the order applies only to the rows of this page. */
  isPageOnly: boolean;
  onClear: () => void;
}

/** Shows how the rows are sorted, and whether this applies only to this page. */
export function SortStatus({ sortedBy, order, isPageOnly, onClear }: SortStatusProps) {
  const t = useTableMessages();
  // The button disappears when pressed, so focus moves to the line.
  const line = useRef<HTMLDivElement>(null);
  const clear = () => {
    line.current?.focus({ preventScroll: true });
    onClear();
  };
  return (
    <div ref={line} tabIndex={-1} className={styles.sortStatus}>
      {/* Always rendered: screen readers announce only changes in an element that exists. */}
      <span role="status">
        {sortedBy === undefined ? (
          order
        ) : isPageOnly ? (
          t.sortedPage(sortedBy)
        ) : (
          // The arrow in the header shows it, and the line has no room for the sentence beside five filters.
          <VisuallyHidden>{t.sorted(sortedBy)}</VisuallyHidden>
        )}
      </span>
      {sortedBy !== undefined && (
        <Button ref={pageAction(t.clearSort)} size="small" onClick={clear}>
          {t.clearSort}
        </Button>
      )}
    </div>
  );
}
