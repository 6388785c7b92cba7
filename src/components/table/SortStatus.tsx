import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTableMessages } from '../../i18n/table.ts';
import { pageAction } from '../layout/pageActions.ts';
import styles from './ListPage.module.css';
import { type AllRows, LoadAllBar } from './LoadAllBar.tsx';

interface SortStatusProps<Row> {
  /** The column and the direction, in words; undefined if the rows are not sorted. */
  sortedBy: string | undefined;
  /** The service's own order in words; empty if there are no rows. */
  order: string;
  /** True if the page contains all matching rows. */
  isWhole: boolean;
  all: AllRows<Row>;
  onClear: () => void;
}

/** Shows how the rows are sorted, and whether this applies to all rows or only to this page. */
export function SortStatus<Row>(props: SortStatusProps<Row>) {
  const { sortedBy, order, isWhole, all, onClear } = props;
  const { isOn, list } = all;
  const t = useTableMessages();
  // The buttons disappear when pressed, so focus moves to the line with the result.
  const line = useRef<HTMLDivElement>(null);
  const focusLine = (act: () => void) => () => {
    line.current?.focus({ preventScroll: true });
    act();
  };
  const clear = sortedBy !== undefined && (
    <Button ref={pageAction(t.clearSort)} size="small" onClick={focusLine(onClear)}>
      {t.clearSort}
    </Button>
  );
  const ofPage = sortedBy === undefined ? order : isWhole ? t.sorted(sortedBy) : t.sortedPage(sortedBy);
  const ofAll = (rows: number) => (sortedBy === undefined ? t.allUnsorted(rows) : t.allSorted(rows, sortedBy));
  return (
    <div ref={line} tabIndex={-1} className={styles.sortStatus}>
      {/* Always rendered: screen readers announce only changes in an element that exists. */}
      <span role="status">{isOn ? list?.isComplete && ofAll(list.records.length) : ofPage}</span>
      {isOn ? (
        <LoadAllBar all={{ ...all, close: focusLine(all.close) }} clear={clear} />
      ) : (
        <>
          {sortedBy !== undefined && !isWhole && (
            <Button ref={pageAction(t.loadAllAndSort)} size="small" variant="outlined" onClick={focusLine(all.open)}>
              {t.loadAllAndSort}
            </Button>
          )}
          {clear}
        </>
      )}
    </div>
  );
}
