import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useCommonWords } from '../words/common.ts';

interface FilterBarProps {
  children: ReactNode;
  /** Takes every filter away; absent while there is none. */
  onClear?: () => void;
}

/** The filters of a list in one line; on a narrow screen the first one, the search, has a line of its own. */
export function FilterBar({ children, onClear }: FilterBarProps) {
  const t = useCommonWords().table;
  return (
    <Box
      role="search"
      // Who takes the last filter away goes on from here (`focusFilters`).
      tabIndex={-1}
      aria-label={t.filters}
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        mb: 2,
        gridTemplateColumns: { xs: '1fr 1fr', md: 'minmax(220px, 1.6fr) repeat(auto-fill, minmax(150px, 1fr))' },
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
      }}
    >
      {children}
      {onClear && (
        <Button onClick={onClear} sx={{ justifySelf: 'start', alignSelf: 'end' }}>
          {t.clearFilters}
        </Button>
      )}
    </Box>
  );
}
