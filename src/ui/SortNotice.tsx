import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTableWords } from '../words/table.ts';
import type { AllRows } from './AllRowsBar.tsx';
import { AllRowsBar } from './AllRowsBar.tsx';
import styles from './SortNotice.module.css';

interface SortNoticeProps<Row> {
  /** The header of the column by which the rows are sorted; undefined where they are not. */
  sortedBy: string | undefined;
  /** The order in which the service gives them, in words; empty where none are there. */
  order: string;
  /** True where the page holds every row that matches. */
  isWhole: boolean;
  all: AllRows<Row>;
  onClear: () => void;
}

/** In which order the rows are, and whether that is the order of all rows or of this page. */
export function SortNotice<Row>(props: SortNoticeProps<Row>) {
  const { sortedBy, order, isWhole, all, onClear } = props;
  const { isOn, walk } = all;
  const t = useTableWords();
  // What is pressed here goes away with it: the keyboard stays on the line that says what came of it.
  const line = useRef<HTMLDivElement>(null);
  const stay = (act: () => void) => () => {
    line.current?.focus({ preventScroll: true });
    act();
  };
  const clear = sortedBy !== undefined && (
    <Button size="small" onClick={stay(onClear)}>
      {t.clearSort}
    </Button>
  );
  const ofPage = sortedBy === undefined ? order : isWhole ? t.sorted(sortedBy) : t.sortedPage(sortedBy);
  const ofAll = (rows: number) => (sortedBy === undefined ? t.allUnsorted(rows) : t.allSorted(rows, sortedBy));
  return (
    <div ref={line} tabIndex={-1} className={styles.line}>
      {/* Always the same element: what comes with its words is announced by no screen reader. */}
      <span role="status">{isOn ? walk?.isComplete && ofAll(walk.records.length) : ofPage}</span>
      {isOn ? (
        <AllRowsBar all={{ ...all, close: stay(all.close) }} clear={clear} />
      ) : (
        <>
          {sortedBy !== undefined && !isWhole && (
            <Button size="small" variant="outlined" onClick={stay(all.open)}>
              {t.loadAllAndSort}
            </Button>
          )}
          {clear}
        </>
      )}
    </div>
  );
}
