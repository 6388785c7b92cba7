import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export type Tone = 'neutral' | 'positive' | 'info' | 'warning' | 'negative' | 'accent';

const COLORS: Record<Tone, string> = {
  neutral: 'text.secondary',
  positive: 'success.main',
  info: 'info.main',
  warning: 'warning.main',
  negative: 'error.main',
  accent: 'secondary.main',
};

/** A word of a closed list, such as a status. The colour repeats what the word says and is never alone. */
export function Tag({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        px: 1,
        py: 0.125,
        border: 1,
        borderColor: 'divider',
        borderRadius: 4,
        fontSize: '0.8125rem',
        lineHeight: 1.5,
        whiteSpace: 'nowrap',
        '&::before': { content: '""', width: 8, height: 8, borderRadius: '50%', bgcolor: COLORS[tone], flex: 'none' },
      }}
    >
      {children}
    </Box>
  );
}
