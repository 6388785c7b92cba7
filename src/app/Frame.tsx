import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useSession } from '../session/session.ts';
import { useFrameWords } from '../words/frame.ts';
import { ColorSchemeButton } from './ColorSchemeButton.tsx';
import { KolLookUp } from './KolLookUp.tsx';
import { BottomNavigation, TopNavigation } from './Navigation.tsx';
import { SignedIn } from './SignedIn.tsx';

const SignInAgain = lazy(async () => ({ default: (await import('./SignInAgain.tsx')).SignInAgain }));

/** What stands around every screen once somebody is signed in. */
export function Frame() {
  const t = useFrameWords();
  const { isExpired } = useSession();
  const main = useFocusAfterNavigation();
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink href="#content">{t.skipToContent}</SkipLink>
      <AppBar
        position="sticky"
        color="inherit"
        elevation={0}
        sx={{ borderBottom: 1, borderColor: 'divider', displayPrint: 'none' }}
      >
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            flexWrap: { xs: 'wrap', sm: 'nowrap' },
            columnGap: { xs: 0.5, sm: 1.5 },
            px: { xs: 2, md: 4 },
            minHeight: 60,
          }}
        >
          <TopNavigation />
          <KolLookUp />
          <ColorSchemeButton />
          <SignedIn />
        </Box>
      </AppBar>
      <Box component="main" id="content" ref={main} tabIndex={-1} sx={{ flex: 1, outline: 'none', minWidth: 0 }}>
        <Outlet />
      </Box>
      <BottomNavigation />
      <ScrollRestoration />
      {isExpired && (
        <Suspense>
          <SignInAgain />
        </Suspense>
      )}
    </Box>
  );
}

/** After going to another screen the keyboard continues in its content, not in the navigation that was left. */
function useFocusAfterNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
  return main;
}

const SkipLink = styled('a')(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: 8,
  top: -64,
  zIndex: theme.zIndex.appBar + 1,
  padding: '8px 16px',
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  '&:focus': { top: 8 },
}));
