import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useCommonMessages } from '../../i18n/common.ts';

interface PageProps {
  title: string;
  /** The title in the browser, if it differs. The browser stores it in its history, so it must not contain a person's name. */
  windowTitle?: string;
  /** The way back, above the title. */
  above?: ReactNode;
  /** An image before the title. */
  avatar?: ReactNode;
  /** One line under the title. */
  intro?: ReactNode;
  /** The actions of the page, next to the title. `pageAction` also adds them to the command palette. */
  actions?: ReactNode;
  /** What is below the title, such as links to the parts of the screen. */
  tabs?: ReactNode;
  /** The width from which the title keeps a line with the actions; they are below a narrower one. */
  titleWidth?: string;
  /** True for a table, which uses more of a wide window than text. */
  isWide?: boolean;
  children: ReactNode;
}

/** A screen: its title on the page and in the browser, its actions, its content. */
export function Page({
  title,
  windowTitle = title,
  above,
  avatar,
  intro,
  actions,
  tabs,
  titleWidth = '16rem',
  isWide = false,
  children,
}: PageProps) {
  const t = useCommonMessages();
  return (
    <Box
      sx={{
        maxWidth: isWide ? 'var(--mui-pageWidth)' : 'calc(var(--mui-textPageWidth) + 64px)',
        // Every screen begins where the top bar begins.
        marginInline: 'max(0px, (100% - var(--mui-pageWidth)) / 2) auto',
        paddingBlock: { xs: 2, md: 2.5 },
        paddingInline: { xs: 2, md: 4 },
      }}
    >
      <title>{`${windowTitle} · ${t.productName}`}</title>
      {above}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: intro === undefined ? 'center' : 'flex-start',
          gap: 2,
          // The tabs keep their place on a screen without actions.
          minHeight: tabs ? '2.25rem' : undefined,
          marginBottom: isWide || tabs ? 1 : 2.5,
        }}
      >
        <Box sx={{ display: 'flex', gap: 2, flex: `1 1 ${titleWidth}`, minWidth: 0 }}>
          {avatar}
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="h1" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
              {title}
            </Typography>
            {intro !== undefined && (
              <Typography component="div" color="textSecondary" sx={{ maxWidth: '65ch', marginTop: 0.5 }}>
                {intro}
              </Typography>
            )}
          </Box>
        </Box>
        {actions}
      </Box>
      {tabs}
      {children}
    </Box>
  );
}
