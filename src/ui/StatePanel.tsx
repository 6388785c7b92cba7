import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { handOnFocus } from './handOnFocus.ts';

interface StatePanelProps {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  /** What the reader can do about it. */
  actions?: ReactNode;
  /** The title's level; a page that is nothing but this state has it as its only title. */
  headingLevel?: 'h1' | 'h2';
}

/** A picture of a whole area that has nothing to show, and why: nothing there yet, no match, not found. */
export function StatePanel({ icon, title, children, actions, headingLevel = 'h2' }: StatePanelProps) {
  return (
    <Box
      ref={handOnFocus}
      sx={{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1, px: 2, py: { xs: 5, md: 8 } }}
    >
      <Box aria-hidden sx={{ color: 'text.secondary', display: 'flex', mb: 0.5 }}>
        {icon}
      </Box>
      <Typography variant="h2" component={headingLevel}>
        {title}
      </Typography>
      {children !== undefined && (
        <Box sx={{ color: 'text.secondary', maxWidth: '52ch', overflowWrap: 'anywhere' }}>{children}</Box>
      )}
      {actions !== undefined && (
        <Box sx={{ mt: 1.5, display: 'flex', gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>{actions}</Box>
      )}
    </Box>
  );
}
