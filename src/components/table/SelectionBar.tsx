import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { useForkRef } from '@mui/material/utils';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTableMessages } from '../../i18n/table.ts';
import { PHONE } from '../../theme/theme.ts';
import { focusParentOnUnmount } from '../feedback/focus.ts';
import { floatingBarStyle } from '../layout/floatingBarStyle.ts';
import { useHeightVariable } from '../layout/useHeightVariable.ts';

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

/**
 * The actions for the selected rows. It floats at the foot of the window, so that it is in sight from every row. On a list that
 * is as high as the window it takes the line of the pagination, so that it covers no row.
 */
export function SelectionBar({ label, count, clearLabel, onClear, children }: SelectionBarProps) {
  const { actions } = useTableMessages();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const bar = useForkRef(focusParentOnUnmount, useHeightVariable('--selection-bar-height'));
  return (
    <>
      {/* It takes the focus of an action that disappears. */}
      <Paper elevation={8} role="group" aria-label={label} tabIndex={-1} data-selection-bar ref={bar} sx={barStyle}>
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
        <Button
          ref={opener}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          endIcon={isOpen ? <ChevronDown size={18} /> : <ChevronUp size={18} />}
          sx={{ display: { lg: 'none' }, marginInlineStart: 'auto' }}
        >
          {actions}
        </Button>
        <Box
          onClick={({ target }) => {
            if (!isOpen || !(target instanceof Element && target.closest('a, button'))) return;
            // An action closes the list, or the second tap of two on its dialog would hit what is below. The dialog returns the focus to
            // the button.
            opener.current?.focus();
            setIsOpen(false);
          }}
          sx={[actionsStyle, { display: { xs: isOpen ? 'grid' : 'none', lg: 'flex' } }]}
        >
          {children}
        </Box>
      </Paper>
      {/* Lets the end of the page scroll above the bar. */}
      <Box sx={{ height: 72, [FITS_WINDOW]: { display: { sm: 'none' } }, displayPrint: 'none' }} />
    </>
  );
}

/** On a list that is as high as the window (`Page`). */
const FITS_WINDOW = '[data-fits-window] &';

const barStyle = {
  ...floatingBarStyle,
  flexWrap: { xs: 'wrap', lg: 'nowrap' },
  gap: 0.5,
  paddingInline: 1,
  [PHONE]: { ...floatingBarStyle[PHONE], width: 'auto' },
  // Around the line of the pagination, which has the same start and bottom as the page (Page.module.css).
  [FITS_WINDOW]: {
    insetInlineStart: { sm: '16px', md: 'calc(var(--page-margin) + 32px)' },
    insetInlineEnd: { sm: 'auto' },
    bottom: { sm: 'calc(var(--bottom-bar-height) + 3px)', lg: 'calc(var(--bottom-bar-height) + 5px)' },
    marginInline: { sm: 0 },
    paddingBlock: { sm: 0.5, lg: 0.25 },
    paddingInline: { sm: 0.5 },
  },
} as const;

/* Where one line has no room for the actions, they are behind a button, one below the other. */
const actionsStyle = {
  gap: 0.5,
  flexBasis: { xs: '100%', lg: 'auto' },
  maxHeight: '50dvh',
  minWidth: 0,
  // Room for the focus ring, which a scroll box would cut.
  margin: -0.5,
  padding: 0.5,
  overflow: 'auto',
  scrollbarWidth: 'none',
  '& > *': { flex: 'none' },
  '& .MuiButton-root': {
    justifyContent: 'start',
    // As wide as its text, also of two characters.
    minWidth: { lg: 0 },
    paddingInline: { lg: 0.5, xl: 0.75 },
    fontSize: { lg: 'body2.fontSize' },
  },
  // On a laptop the names alone fit the line in every language.
  '& .MuiButton-startIcon': { display: { lg: 'none', xl: 'inherit' } },
} as const;
