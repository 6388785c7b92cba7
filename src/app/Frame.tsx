import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { memo, useDeferredValue, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { LanguageSelect } from '../ui/LanguageSelect.tsx';
import { LOW } from '../ui/media.ts';
import { useFrameWords } from '../words/frame.ts';
import { ColorSchemeButton } from './ColorSchemeButton.tsx';
import { KolLookUp } from './KolLookUp.tsx';
import { BottomNavigation, TopNavigation } from './Navigation.tsx';
import { ServiceBanner } from './ServiceBanner.tsx';
import { SessionGuard } from './SessionGuard.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { SignedIn } from './SignedIn.tsx';

/** What stands around every screen once somebody is signed in. */
export function Frame() {
  const t = useFrameWords();
  const main = useFocusAfterNavigation();
  // The screen is drawn in a second go, so that the browser can answer a reader between the two.
  const isDrawn = useDeferredValue(true, false);
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink href="#content">{t.skipToContent}</SkipLink>
      <Bar />
      <Box component="main" id="content" ref={main} tabIndex={-1} sx={{ flex: 1, outline: 'none', minWidth: 0 }}>
        <SessionGuard>{isDrawn && <Outlet />}</SessionGuard>
      </Box>
      <Places />
      <ScrollRestoration />
    </Box>
  );
}

/** What stands above every screen. It is the same on each of them, so going from one to another does not draw it anew. */
const Bar = memo(() => (
  <AppBar
    position="sticky"
    color="inherit"
    elevation={0}
    sx={{ borderBottom: 1, borderColor: 'divider', displayPrint: 'none', [LOW]: { position: 'static' } }}
  >
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        // Enlarged text makes a second line rather than cutting the end off.
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        columnGap: { xs: 0.5, sm: 1, md: 1.5 },
        // The page before the program has the same bar (start/shell.css).
        rowGap: 0.75,
        px: { xs: 2, md: 4 },
        py: 1,
      }}
    >
      <TopNavigation />
      <KolLookUp />
      <Shortcuts />
      <ColorSchemeButton />
      <LanguageSelect />
      <SignedIn />
    </Box>
    <ServiceBanner />
  </AppBar>
));

const Places = memo(BottomNavigation);

/** After going to another screen the keyboard continues in its content, not in the navigation that was left. */
function useFocusAfterNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    // A dialog that was opened while the screen was still on its way keeps what is being typed into it.
    const isElsewhere = document.activeElement?.closest('[role=dialog], [role=alertdialog]') != null;
    if (shown.current !== pathname && !isElsewhere) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
  return main;
}

const SkipLink = styled('a')(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: 8,
  top: 0,
  transform: 'translateY(-101%)',
  zIndex: theme.zIndex.appBar + 1,
  padding: '12px 16px',
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  '&:focus': { top: 8, transform: 'none' },
}));
