import { type ReactNode, useMemo } from 'react';
import { useCommonWords } from '../words/common.ts';
import { Button } from './Button.tsx';
import styles from './FilterBar.module.css';

interface FilterBarProps {
  children: ReactNode;
  /** Takes every filter away; absent while there is none. */
  onClear?: () => void;
}

/** The filters of a list in one line; on a narrow screen the first one, the search, has a line of its own. */
export function FilterBar({ children, onClear }: FilterBarProps) {
  const { filters, clearFilters } = useCommonWords().table;
  const clear = useMemo(
    () => (
      // Always made: a letter of the search only shows it.
      <Button className={styles.clear} onClick={onClear} style={{ display: onClear ? undefined : 'none' }}>
        {clearFilters}
      </Button>
    ),
    [onClear, clearFilters],
  );
  return (
    // Who takes the last filter away goes on from here (`focusFilters`).
    // biome-ignore lint/a11y/useSemanticElements: a search element is no landmark of search in every browser yet
    <div className={styles.filters} role="search" tabIndex={-1} aria-label={filters}>
      {children}
      {clear}
    </div>
  );
}
