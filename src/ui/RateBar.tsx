import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface RateBarProps {
  /** A fraction 0–1; the bar's length. */
  rate: number;
  /** The rate in words, which the bar only repeats. */
  children: ReactNode;
}

/** A rate with a small bar under it, so that the eye finds the large ones in a column. */
export function RateBar({ rate, children }: RateBarProps) {
  return (
    <>
      {children}
      <Box
        aria-hidden
        component="span"
        sx={{ display: 'block', height: 4, mt: 0.5, borderRadius: 2, bgcolor: 'action.selected', overflow: 'hidden' }}
      >
        <Box
          component="span"
          style={{ inlineSize: `${100 * Math.min(1, Math.max(0, rate))}%` }}
          sx={{ display: 'block', height: '100%', borderRadius: 2, bgcolor: 'primary.main', printColorAdjust: 'exact' }}
        />
      </Box>
    </>
  );
}
