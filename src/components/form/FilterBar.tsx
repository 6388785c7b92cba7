import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTableMessages } from '../../i18n/table.ts';

interface FilterBarProps {
  /** The search, which is always visible. */
  search: ReactNode;
  /** The other filters, and how many are active. */
  children: ReactNode;
  inForce: number;
  /** The button that clears all filters, if there are no chips. */
  clear?: ReactNode;
}

/** The filters of a list in one line. On a phone all but the search are collapsed, so that the list stays visible. */
export function FilterBar({ search, children, inForce, clear }: FilterBarProps) {
  const { filters } = useTableMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    // Gets focus after the last filter is removed (`focusFilters`).
    <Box
      role="search"
      tabIndex={-1}
      aria-label={filters}
      sx={{
        display: { xs: 'flex', sm: 'grid' },
        flexWrap: 'wrap',
        gridTemplateColumns: {
          sm: 'repeat(auto-fill, minmax(max(8rem, calc(50% - 12px)), 1fr))',
          md: 'minmax(13.75rem, 1.6fr) repeat(auto-fill, minmax(9.375rem, 1fr))',
        },
        gap: 1.5,
        alignItems: { xs: 'end', sm: 'start' },
        marginBottom: 2,
        '& > :first-child': { flex: '1 1 8rem', gridColumn: { sm: '1 / -1', md: 'auto' } },
        displayPrint: 'none',
      }}
    >
      {search}
      <Button
        sx={{ display: { sm: 'none' } }}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        startIcon={<ChevronsUpDown size={18} />}
      >
        {filters}
        {inForce > 0 && ` (${inForce})`}
      </Button>
      <Box
        sx={{
          display: { xs: isOpen ? 'grid' : 'none', sm: 'contents' },
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(8rem, calc(50% - 12px))), 1fr))',
          gap: 'inherit',
          flex: '1 0 100%',
          '& + *': { justifySelf: 'start', alignSelf: 'end' },
        }}
      >
        {children}
      </Box>
      {clear}
    </Box>
  );
}
