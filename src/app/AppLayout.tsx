import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import { type RefObject, useDeferredValue, useEffect, useRef } from 'react';
import { HotkeysProvider } from 'react-hotkeys-hook';
import { Outlet, ScrollRestoration, useLocation, useNavigationType } from 'react-router';
import { isReloaded } from '../components/feedback/chunkErrors.ts';
import { SINGLE_KEYS } from '../components/layout/singleKeyShortcuts.ts';
import { useAppMessages } from '../i18n/app.ts';
import { LanguageSelect } from '../pages/shared/LanguageSelect.tsx';
import { useSingleKeysOff } from '../storage/preferences.ts';
import { ColorSchemeButton } from './ColorSchemeButton.tsx';
import { KolLookup } from './KolLookup.tsx';
import { BottomNavigation, TopNavigation } from './Navigation.tsx';
import { RequireAuth } from './RequireAuth.tsx';
import { ServiceStatusBanner } from './ServiceStatusBanner.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { UserMenu } from './UserMenu.tsx';

/** The layout around every screen of a signed-in user. */
export function AppLayout() {
  const t = useAppMessages();
  const main = useRef<HTMLElement>(null);
  // Render the screen in a second step, so that the browser can handle input in between.
  const isDrawn = useDeferredValue(true, false);
  const isOff = useSingleKeysOff();
  return (
    <HotkeysProvider initiallyActiveScopes={isOff ? [] : [SINGLE_KEYS]}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          minHeight: '100dvh',
          paddingBottom: 'var(--bottom-bar-height)',
          '@media print': { paddingBottom: 0 },
        }}
      >
        <Link href="#content" sx={skipLinkStyle}>
          {t.skipToContent}
        </Link>
        <TopBar />
        <BottomNavigation />
        <Box component="main" id="content" ref={main} tabIndex={-1} sx={{ flex: 1, minWidth: 0, outline: 'none' }}>
          <RequireAuth>{isDrawn && <Outlet />}</RequireAuth>
        </Box>
        <FocusAfterNavigation main={main} />
        <ScrollRestoration />
      </Box>
    </HotkeysProvider>
  );
}

/** The app bar. */
const TopBar = () => (
  <AppBar position="sticky" sx={appBarStyle}>
    <Toolbar disableGutters variant="dense" sx={toolbarStyle}>
      <TopNavigation />
      <KolLookup />
      <Shortcuts />
      <ColorSchemeButton />
      <LanguageSelect />
      <UserMenu />
    </Toolbar>
    <ServiceStatusBanner />
  </AppBar>
);

/**
 * Moves focus to the content after a navigation, also after the sign-in. It is a component so that a new location does
 * not render the whole layout again.
 */
function FocusAfterNavigation({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  // A page that was just opened starts at the top.
  const isOpened = useNavigationType() === 'POP' && !isReloaded();
  const shown = useRef(isOpened ? pathname : null);
  useEffect(() => {
    // A dialog that opened while the screen was loading keeps focus.
    const isElsewhere = document.activeElement?.closest('[role=dialog], [role=alertdialog]') != null;
    if (shown.current !== pathname && !isElsewhere) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname, main]);
  return null;
}

const skipLinkStyle = {
  position: 'absolute',
  insetInlineStart: '8px',
  top: '0',
  transform: 'translateY(-101%)',
  zIndex: 'calc(var(--mui-zIndex-appBar) + 1)',
  padding: '12px 16px',
  borderRadius: 1,
  backgroundColor: 'primary.main',
  color: 'primary.contrastText',
  '&:focus': { top: '8px', transform: 'none' },
} as const;

const appBarStyle = {
  top: 'var(--app-bar-top)',
  displayPrint: 'none',
  '& *': { scrollMarginBlock: 'calc(-1 * var(--app-bar-height)) var(--app-bar-height)' },
} as const;

const toolbarStyle = {
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  rowGap: 0.75,
  columnGap: { xs: 0.5, sm: 1, md: 1.5 },
  paddingBlock: 1,
  paddingInline: { xs: 2, md: 4 },
} as const;
