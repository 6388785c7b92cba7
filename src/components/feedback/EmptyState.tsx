import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { focusParentOnUnmount } from './focus.ts';

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  children?: ReactNode;
  /** What the user can do. */
  actions?: ReactNode;
  /** The level of the title; if the page has nothing else, this is its only title. */
  headingLevel?: 'h1' | 'h2';
}

/** An area without content, and the reason: no data yet, no match, not found. */
export function EmptyState({ icon: Icon, title, children, actions, headingLevel = 'h2' }: EmptyStateProps) {
  return (
    <Box
      ref={focusParentOnUnmount}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        paddingBlock: { xs: 5, md: 8 },
        paddingInline: 2,
        textAlign: 'center',
      }}
    >
      <Box aria-hidden sx={{ display: 'flex', marginBottom: 0.5, color: 'text.secondary' }}>
        <Icon size={40} />
      </Box>
      <Typography variant="h2" component={headingLevel} sx={{ hyphens: 'manual' }}>
        {title}
      </Typography>
      {children !== undefined && (
        <Typography component="div" color="textSecondary" sx={{ maxWidth: '52ch', overflowWrap: 'anywhere' }}>
          {children}
        </Typography>
      )}
      {actions !== undefined && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, marginTop: 1.5 }}>
          {actions}
        </Box>
      )}
    </Box>
  );
}
