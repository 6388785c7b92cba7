import { useCommonWords } from '../words/common.ts';
import type { PageResult } from './PagedTable.tsx';
import styles from './RowCount.module.css';

interface RowCountProps {
  /** What the rows are: "campaigns". */
  noun: string;
  result: PageResult<unknown>;
  /** True where all rows are shown, which is told elsewhere. */
  isAll: boolean;
}

/**
 * Which rows are shown, and of how many; announced when that changes. It stands beside the filters, so what did not match
 * these is as faint as its rows, and is left out where no answer comes.
 */
export function RowCount({ noun, result, isAll }: RowCountProps) {
  const t = useCommonWords().table;
  const { data: page, isPlaceholderData: isOfBefore, error } = result;
  const { page: number, per_page, total } = page?.meta ?? { page: 1, per_page: 1, total: 0 };
  const rows = page?.data.length ?? 0;
  const before = (number - 1) * per_page;
  return (
    <div role="status" className={styles.count} hidden={isAll}>
      {page && !(isOfBefore && error) && (
        // What is of the request before is not said again. And a page that says the same as the one before would not be.
        <span
          key={isOfBefore ? 'before' : number}
          aria-hidden={isOfBefore}
          data-of-before={isOfBefore ? 'awaiting' : undefined}
        >
          {total > per_page && rows > 0
            ? t.announcePage(before + 1, Math.min(total, before + per_page), total, noun, number)
            : t.announce(rows, total, noun)}
        </span>
      )}
    </div>
  );
}
