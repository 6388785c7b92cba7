import Button from '@mui/material/Button';
import { ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useCommonWords } from '../words/common.ts';
import styles from './FilterBar.module.css';

interface FilterBarProps {
  /** The search, which is always in sight. */
  search: ReactNode;
  /** The other filters, and how many of them are in force. */
  children: ReactNode;
  inForce: number;
  /** What takes every filter away, where no chips do. */
  clear?: ReactNode;
}

/** The filters of a list in one line; on a phone those beside the search are folded, so that the list itself is in sight. */
export function FilterBar({ search, children, inForce, clear }: FilterBarProps) {
  const { filters } = useCommonWords().table;
  const [isOpen, setIsOpen] = useState(false);
  return (
    // Who takes the last filter away goes on from here (`focusFilters`).
    // biome-ignore lint/a11y/useSemanticElements: a search element is no landmark of search in every browser yet
    <div className={styles.filters} role="search" tabIndex={-1} aria-label={filters}>
      {search}
      <Button
        className={styles.more}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        startIcon={<ChevronsUpDown size={18} />}
      >
        {filters}
        {inForce > 0 && ` (${inForce})`}
      </Button>
      <div className={styles.others}>{children}</div>
      {clear}
    </div>
  );
}
