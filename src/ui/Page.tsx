import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useCommonWords } from '../words/common.ts';

interface PageProps {
  title: string;
  /** One line under the title. */
  intro?: ReactNode;
  /** What can be done with the whole page; stands beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen: its title in the page and in the browser, its actions, its content. */
export function Page({ title, intro, actions, children }: PageProps) {
  const t = useCommonWords();
  return (
    <Box sx={{ px: { xs: 2, md: 4 }, py: { xs: 2.5, md: 3.5 }, maxWidth: 1520, mx: 'auto', width: '100%' }}>
      <title>{`${title} · ${t.productName}`}</title>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start', mb: 2.5 }}>
        <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }} dir="auto">
            {title}
          </Typography>
          {intro !== undefined && (
            <Typography component="div" sx={{ color: 'text.secondary', mt: 0.5, maxWidth: '65ch' }}>
              {intro}
            </Typography>
          )}
        </Box>
        {actions}
      </Box>
      {children}
    </Box>
  );
}
