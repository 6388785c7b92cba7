import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FINGER, TOUCH } from './media.ts';

/** Labelled values under each other, as a description list. */
export function Facts({ facts }: { facts: { label: string; value: ReactNode }[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'fit-content(40%) minmax(0, 1fr)' },
        columnGap: 2.5,
        rowGap: { xs: 0, sm: 1 },
        '& dt': { color: 'text.secondary', minWidth: '7rem', overflowWrap: 'anywhere' },
        [TOUCH]: { '& dd a': { display: 'inline-flex', alignItems: 'center', minHeight: FINGER } },
        '& dd': { m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' },
      }}
    >
      {facts.map(({ label, value }) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </Box>
      ))}
    </Box>
  );
}
