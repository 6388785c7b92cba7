import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useMemo } from 'react';
import type { Column } from './DataTable.tsx';
import type { Sort } from './sortRows.ts';
import styles from './useSorting.module.css';

/** What a table needs to let its reader choose the order of its rows; `sortRows` puts them into it. */
export interface Sorting {
  ariaSort: (columnId: string) => 'ascending' | 'descending' | undefined;
  /** The header of a column: a button where the column has a `sortValue`. */
  header: (column: Column<never>) => React.ReactNode;
}

interface SortingOptions {
  /** The order in force; null is the order of the rows themselves. */
  sort: Sort | null;
  onSort: (sort: Sort) => void;
  /** What more there is to know about the order, such as that it is one of this page only. */
  remark?: string;
}

/** Order by any column that has a `sortValue`. Figures begin with the largest, words with A; pressing again turns it round. */
export function useSorting({ sort, onSort, remark }: SortingOptions): Sorting {
  return useMemo(
    () => ({
      ariaSort: (columnId) => (sort?.id === columnId ? (sort.isDescending ? 'descending' : 'ascending') : undefined),
      header: ({ id, header, align, sortValue }) => {
        if (sortValue === undefined) return header;
        const isSorted = sort?.id === id;
        const Icon = isSorted ? (sort.isDescending ? ArrowDown : ArrowUp) : ChevronsUpDown;
        return (
          <button
            type="button"
            className={styles.button}
            data-sorted={isSorted}
            data-align={align}
            title={remark}
            onClick={() => onSort({ id, isDescending: isSorted ? !sort.isDescending : align === 'end' })}
          >
            {header}
            <Icon size={14} aria-hidden />
          </button>
        );
      },
    }),
    [sort, onSort, remark],
  );
}
