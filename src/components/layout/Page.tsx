import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useCommonMessages } from '../../i18n/common.ts';

interface PageProps {
  title: string;
  /** One line under the title. */
  intro?: ReactNode;
  /** The actions of the page, next to the title. `pageAction` also adds them to the command palette. */
  actions?: ReactNode;
  /** The width from which the title keeps a line with the actions; they are below a narrower one. */
  titleWidth?: string;
  /** True for a table, which uses more of a wide window than text. */
  isWide?: boolean;
  children: ReactNode;
}

/** A screen: its title on the page and in the browser, its actions, its content. */
export function Page({ title, intro, actions, titleWidth = '16rem', isWide = false, children }: PageProps) {
  const t = useCommonMessages();
  return (
    <Box
      sx={{
        width: '100%',
        maxWidth: isWide ? 1840 : 1280,
        marginInline: 'auto',
        paddingBlock: { xs: 2, md: 2.5 },
        paddingInline: { xs: 2, md: 4 },
      }}
    >
      <title>{`${title} · ${t.productName}`}</title>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, marginBottom: isWide ? 1 : 2.5 }}>
        <Box sx={{ flex: `1 1 ${titleWidth}`, minWidth: 0 }}>
          <Typography variant="h1" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {intro !== undefined && (
            <Typography component="div" color="textSecondary" sx={{ maxWidth: '65ch', marginTop: 0.5 }}>
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
