import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { focusParentOnUnmount } from './focusParentOnUnmount.ts';

interface EmptyStateProps {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  /** What the user can do. */
  actions?: ReactNode;
  /** The level of the title; if the page has nothing else, this is its only title. */
  headingLevel?: 'h1' | 'h2';
}

/** An area without content, and the reason: no data yet, no match, not found. */
export function EmptyState({ icon, title, children, actions, headingLevel: Title = 'h2' }: EmptyStateProps) {
  return (
    <Box
      ref={focusParentOnUnmount}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        padding: '40px 16px',
        textAlign: 'center',
        paddingBlock: { md: 8 },
      }}
    >
      <Box aria-hidden sx={{ display: 'flex', marginBottom: 0.5, color: 'text.secondary' }}>
        {icon}
      </Box>
      <Box
        component={Title}
        sx={{ fontSize: 'h2.fontSize', fontWeight: 650, lineHeight: 1.4, letterSpacing: 'normal', hyphens: 'manual' }}
      >
        {title}
      </Box>
      {children !== undefined && (
        <Box sx={{ maxWidth: '52ch', color: 'text.secondary', overflowWrap: 'anywhere' }}>{children}</Box>
      )}
      {actions !== undefined && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, marginTop: 1.5 }}>
          {actions}
        </Box>
      )}
    </Box>
  );
}
