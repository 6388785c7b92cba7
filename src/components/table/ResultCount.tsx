import Skeleton from '@mui/material/Skeleton';
import { useTableMessages } from '../../i18n/table.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './ListPage.module.css';
import type { PageResult } from './PagedTable.tsx';

interface ResultCountProps {
  /** The noun for the rows: "campaigns". */
  noun: string;
  /** The number of rows in words: "3 campaigns". */
  counted?: (rows: number) => string;
  result: PageResult<unknown>;
}

/** Shows the range of rows and their total. Screen readers announce changes. */
export function ResultCount({ noun, counted, result }: ResultCountProps) {
  const t = useTableMessages();
  const { data: page, isPlaceholderData: isStale, error } = result;
  const { page: number, per_page, total } = page?.meta ?? { page: 1, per_page: 1, total: 0 };
  const rows = page?.data.length ?? 0;
  const skipped = (number - 1) * per_page;
  return (
    <div role="status" className={styles.count}>
      {page === undefined && error === null && <Skeleton width="7em" />}
      {page && !(isStale && error) && (
        // The key makes screen readers announce a page whose text is the same as before. Stale text is not announced again.
        <span key={isStale ? 'stale' : number} aria-hidden={isStale} data-stale={isStale ? 'awaiting' : undefined}>
          {total > per_page && rows > 0 ? (
            <>
              {t.announceRange(skipped + 1, Math.min(total, skipped + per_page), total, noun)}
              <VisuallyHidden>{t.announcePage(number)}</VisuallyHidden>
            </>
          ) : (
            // "1 of 1" says nothing.
            (rows === total && rows > 0 && counted?.(rows)) || t.announce(rows, total, noun)
          )}
        </span>
      )}
    </div>
  );
}
