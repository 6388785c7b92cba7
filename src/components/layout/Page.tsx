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
  /** A sentence or a summary under the title. */
  intro?: ReactNode;
  /** The actions of the page, next to the title. `pageAction` also adds them to the command palette. */
  actions?: ReactNode;
  /** Links to the parts of the screen: beside the title in a wide window, below it in others. */
  tabs?: ReactNode;
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
      <Box sx={[{ marginBottom: isWide || tabs ? 1 : 2.5 }, intro === undefined ? lineStyle : summarizedStyle]}>
        {avatar && <Box sx={{ gridArea: 'avatar', marginInlineEnd: 2 }}>{avatar}</Box>}
        <Typography
          variant="h1"
          dir="auto"
          sx={{
            gridArea: 'title',
            alignSelf: 'center',
            flex: { xs: '1 1 8rem', lg: tabs ? 'none' : undefined },
            // A word breaks only if it is wider than the page; before that, the actions go to the next line.
            minWidth: 'min-content',
            maxWidth: '100%',
            overflowWrap: 'break-word',
            hyphens: 'manual',
          }}
        >
          {title}
        </Typography>
        {intro !== undefined && (
          <Typography
            component="div"
            color="textSecondary"
            sx={{ gridArea: 'intro', maxWidth: typeof intro === 'string' ? '65ch' : undefined }}
          >
            {intro}
          </Typography>
        )}
        {tabs && <Box sx={{ order: { xs: 1, lg: 0 }, flex: { xs: '0 0 100%', lg: '1 1 0' }, minWidth: 0 }}>{tabs}</Box>}
        {actions && (
          <Box sx={{ gridArea: 'actions', marginTop: intro === undefined ? 0 : { xs: 1, md: 0 } }}>{actions}</Box>
        )}
      </Box>
      {children}
    </Box>
  );
}

const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: 1,
  columnGap: { xs: 1, sm: 2 },
  // The tabs keep their place on a screen without actions.
  minHeight: '2.25rem',
} as const;

/* The actions are beside the title, so that the summary has the whole width; on small screens they are below it. */
const summarizedStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
  gridTemplateAreas: {
    xs: '"avatar title" "intro intro" "actions actions"',
    sm: '"avatar title" "avatar intro" "actions actions"',
    md: '"avatar title actions" "avatar intro intro"',
  },
  rowGap: 0.5,
} as const;
