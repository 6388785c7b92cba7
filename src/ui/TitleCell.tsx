import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface TitleCellProps {
  /** The row's name. */
  children: ReactNode;
  /** One line about it, cut where it is longer; the whole is shown on hover. */
  detail: string | null | undefined;
}

/** The first cell of a row: its name, and a line that says more. */
export function TitleCell({ children, detail }: TitleCellProps) {
  return (
    <>
      <Box sx={{ fontWeight: 600 }} dir="auto">
        {children}
      </Box>
      {detail && (
        <Box
          dir="auto"
          title={detail}
          sx={{
            color: 'text.secondary',
            fontSize: '0.8125rem',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {detail}
        </Box>
      )}
    </>
  );
}
