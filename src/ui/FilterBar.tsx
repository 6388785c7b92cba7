import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { useCommonWords } from '../words/common.ts';
import { themed } from './themed.ts';

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
      // Always made: to bring in the look of a first button takes longer than a letter may.
      <Button
        onClick={onClear}
        sx={{ justifySelf: 'start', alignSelf: 'end' }}
        style={{ display: onClear ? undefined : 'none' }}
      >
        {clearFilters}
      </Button>
    ),
    [onClear, clearFilters],
  );
  return (
    // Who takes the last filter away goes on from here (`focusFilters`).
    <Filters role="search" tabIndex={-1} aria-label={filters}>
      {children}
      {clear}
    </Filters>
  );
}

// Styled once: it is drawn with every letter of the search.
const Filters = styled('div')(
  themed((theme) => ({
    display: 'grid',
    gap: theme.spacing(1.5),
    alignItems: 'start',
    marginBottom: theme.spacing(2),
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(8rem, calc(50% - 12px))), 1fr))',
    '& > :first-of-type': { gridColumn: '1 / -1' },
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: 'minmax(13.75rem, 1.6fr) repeat(auto-fill, minmax(9.375rem, 1fr))',
      '& > :first-of-type': { gridColumn: 'auto' },
    },
  })),
);
