import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { PHONE } from '../../theme/theme.ts';
import { focusParentOnUnmount } from '../feedback/focus.ts';
import { floatingBarStyle } from '../layout/floatingBarStyle.ts';

interface SelectionBarProps {
  /** Names the bar for screen readers. */
  label: string;
  /** How many rows are selected, in one line or two. */
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
      <IconButton aria-label={clearLabel} title={clearLabel} onClick={onClear}>
        <X size={20} />
      </IconButton>
      {/* A count of two lines is as high as a button, and leaves the actions their room. */}
      <Box
        role="status"
        sx={{ flex: 'none', paddingInlineEnd: 1, fontWeight: 600, lineHeight: 1.3, whiteSpace: 'pre' }}
      >
        {count}
      </Box>
      <Box sx={actionsStyle}>{children}</Box>
    </Paper>
    {/* Lets the end of the page scroll above the bar. */}
    <Box sx={{ height: 72, displayPrint: 'none' }} />
  </>
);

const barStyle = { ...floatingBarStyle, gap: 0.5, paddingInline: 1 } as const;

const actionsStyle = {
  display: 'flex',
  gap: 0.5,
  minWidth: 0,
  // Room for the focus ring, which a scroll box would cut.
  margin: -0.5,
  padding: 0.5,
  '& > *': { flex: 'none' },
  // On a phone the actions scroll in one line. The last one fades out at the edge, so that one sees that there are more.
  overflowX: 'auto',
  scrollbarWidth: 'none',
  [PHONE]: {
    paddingInlineEnd: 4,
    maskImage: 'linear-gradient(to right, #000 calc(100% - 40px), transparent)',
    '[dir="rtl"] &': { maskImage: 'linear-gradient(to left, #000 calc(100% - 40px), transparent)' },
  },
} as const;
