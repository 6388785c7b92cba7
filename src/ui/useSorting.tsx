import { styled } from '@mui/material/styles';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useMemo } from 'react';
import type { Column } from './DataTable.tsx';
import { type Sort, sortRows } from './sortRows.ts';

/** What a table needs to let its reader order the rows that it has. */
export interface Sorting<Row> {
  order: (rows: Row[]) => Row[];
  ariaSort: (columnId: string) => 'ascending' | 'descending' | undefined;
  /** The header of a column: a button where the column has a `sortValue`. */
  header: (column: Column<Row>) => React.ReactNode;
}

interface SortingOptions<Row> {
  columns: Column<Row>[];
  /** The order in force; null is the order of the rows themselves. */
  sort: Sort | null;
  onSort: (sort: Sort) => void;
}

/** Order by any column that has a `sortValue`. Figures begin with the largest, words with A; pressing again turns it round. */
export function useSorting<Row>({ columns, sort, onSort }: SortingOptions<Row>): Sorting<Row> {
  return useMemo(
    () => ({
      order: (rows) => sortRows(rows, columns, sort),
      ariaSort: (columnId) => (sort?.id === columnId ? (sort.isDescending ? 'descending' : 'ascending') : undefined),
      header: ({ id, header, align, sortValue }) => {
        if (sortValue === undefined) return header;
        const isSorted = sort?.id === id;
        const Icon = isSorted ? (sort.isDescending ? ArrowDown : ArrowUp) : ChevronsUpDown;
        return (
          <SortButton
            type="button"
            data-sorted={isSorted}
            onClick={() => onSort({ id, isDescending: isSorted ? !sort.isDescending : align === 'end' })}
          >
            {header}
            <Icon size={14} aria-hidden />
          </SortButton>
        );
      },
    }),
    [columns, sort, onSort],
  );
}

const SortButton = styled('button')(({ theme }) => ({
  all: 'unset',
  cursor: 'pointer',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 24,
  marginBlock: -3,
  whiteSpace: 'normal',
  overflowWrap: 'break-word',
  borderRadius: 4,
  svg: { flex: 'none', opacity: 0.45 },
  '&:hover, &[data-sorted=true]': { color: theme.vars.palette.text.primary, svg: { opacity: 1 } },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}));
