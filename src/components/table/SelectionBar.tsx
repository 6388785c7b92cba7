import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { focusParentOnUnmount } from '../feedback/focus.ts';
import { floatingBarStyle } from '../layout/floatingBarStyle.ts';

interface SelectionBarProps {
  /** Names the bar for screen readers. */
  label: string;
  /** How many rows are selected. */
  count: string;
  /** The name of the button that clears the selection. */
  clearLabel: string;
  onClear: () => void;
  /** What one can do with the selected rows. */
  children: ReactNode;
}

/** The actions for the selected rows. It floats at the foot of the window, so that it is in sight from every row. */
export const SelectionBar = ({ label, count, clearLabel, onClear, children }: SelectionBarProps) => (
  <>
    <Paper elevation={8} role="group" aria-label={label} data-selection-bar ref={focusParentOnUnmount} sx={barStyle}>
      <Box role="status" sx={{ paddingInlineEnd: 1, fontWeight: 600, whiteSpace: 'nowrap' }}>
        {count}
      </Box>
      {children}
      <IconButton aria-label={clearLabel} title={clearLabel} onClick={onClear}>
        <X size={20} />
      </IconButton>
    </Paper>
    {/* Lets the end of the page scroll above the bar. */}
    <Box sx={{ height: 72, displayPrint: 'none' }} />
  </>
);

const barStyle = {
  ...floatingBarStyle,
  gap: 0.5,
  '& > *': { flex: 'none' },
  // The actions scroll in one line.
  overflowX: 'auto',
} as const;
