import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { PanelBoundary } from './PanelBoundary.tsx';

interface PanelProps {
  title: string;
  /** A remark beside the title. */
  note?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page, announced as a region under its title. */
export function Panel({ title, note, children }: PanelProps) {
  const titleId = useId();
  return (
    <Paper component="section" aria-labelledby={titleId} variant="outlined" sx={{ p: { xs: 2, md: 2.5 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline', mb: 1.5 }}>
        <Typography variant="h2" id={titleId}>
          {title}
        </Typography>
        {note !== undefined && <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{note}</Box>}
      </Box>
      <PanelBoundary>{children}</PanelBoundary>
    </Paper>
  );
}
