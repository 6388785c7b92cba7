import { styled } from '@mui/material/styles';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useMemo } from 'react';
import type { Column } from './DataTable.tsx';
import { FINGER, TOUCH } from './media.ts';
import type { Sort } from './sortRows.ts';

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
          <SortButton
            type="button"
            data-sorted={isSorted}
            data-align={align}
            title={remark}
            onClick={() => onSort({ id, isDescending: isSorted ? !sort.isDescending : align === 'end' })}
          >
            {header}
            <Icon size={14} aria-hidden />
          </SortButton>
        );
      },
    }),
    [sort, onSort, remark],
  );
}

const SortButton = styled('button')(({ theme }) => ({
  all: 'unset',
  cursor: 'pointer',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  [TOUCH]: { minHeight: FINGER, minWidth: FINGER },
  marginBlock: -3,
  whiteSpace: 'normal',
  overflowWrap: 'break-word',
  borderRadius: 4,
  svg: { position: 'absolute', insetInlineStart: 'calc(100% + 2px)', opacity: 0.45 },
  // The sign stands in the gap between two columns, which leaves the word the whole width; over figures it stands before
  // the word, so that word and digits end together.
  position: 'relative',
  '&[data-align=end] svg': { insetInline: 'auto 100%' },
  // Only where a pointer can hover: there the sign of what could be ordered comes with it, and the headers stay quiet.
  '@media (hover: hover)': { '&:not([data-sorted=true], :hover, :focus-visible) svg': { opacity: 0 } },
  '&:hover, &[data-sorted=true]': { color: theme.vars.palette.text.primary, svg: { opacity: 1 } },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}));
