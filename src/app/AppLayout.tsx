import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { type RefObject, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigationType } from 'react-router';
import { isReloaded } from '../components/feedback/chunkErrors.ts';
import { SnackbarOutlet, showSnackbar } from '../components/feedback/Snackbar.tsx';
import { scrollKeyOf } from '../components/layout/scrollKey.ts';
import { SingleKeysEnabled } from '../components/layout/singleKeyShortcuts.ts';
import { useHeightVariable } from '../components/layout/useHeightVariable.ts';
import { useAppMessages } from '../i18n/app.ts';
import { useDeskApiMissing } from '../queries/deskApi.ts';
import { PREFIX, writeItem } from '../storage/browserStorage.ts';
import { useSingleKeysOff } from '../storage/preferences.ts';
import { CommandPaletteProvider } from './CommandPaletteProvider.tsx';
import { BottomNavigation, TopNavigation } from './Navigation.tsx';
import { RequireAuth } from './RequireAuth.tsx';
import { SearchButton } from './SearchButton.tsx';
import { ServiceStatusBanner } from './ServiceStatusBanner.tsx';
import { UserMenuButton } from './UserMenuButton.tsx';

/** The layout around every screen of a signed-in user. */
export function AppLayout() {
  const t = useAppMessages();
  const main = useRef<HTMLElement>(null);
  return (
    <SingleKeysEnabled value={!useSingleKeysOff()}>
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
        <CommandPaletteProvider>
          <TopBar />
          <BottomNavigation />
          <Box component="main" id="content" ref={main} tabIndex={-1} sx={{ flex: 1, minWidth: 0, outline: 'none' }}>
            <RequireAuth>
              <Outlet />
            </RequireAuth>
          </Box>
        </CommandPaletteProvider>
        <SnackbarOutlet />
        <DeskApiNotice />
        <FocusAfterNavigation main={main} />
        <ScrollRestoration storageKey={PREFIX + SCROLL_POSITIONS} getKey={scrollKeyOf} />
      </Box>
    </SingleKeysEnabled>
  );
}

/** Where React Router stores how far each screen is scrolled. */
const SCROLL_POSITIONS = 'scroll-positions';

/**
 * A page that an address opens starts at the top. React Router gives the first screen of every page load the same name, so it
 * would otherwise be scrolled like the one before. A reload keeps its position.
 */
export function forgetScrollPositions() {
  const isOpened = performance
    .getEntriesByType('navigation')
    .some((load) => 'type' in load && load.type === 'navigate');
  if (isOpened) writeItem('session', SCROLL_POSITIONS, null);
}

/** The height of the app bar with its border in pixels, if no text is enlarged. */
const USUAL_HEIGHT = 57;

/** The app bar. On a phone it hides while the user scrolls down (global.css). */
function TopBar() {
  const bar = useHeightVariable('--top-bar-height', USUAL_HEIGHT);
  const isScrollingDown = useScrollTrigger();
  return (
    <AppBar ref={bar} position="sticky" data-hidden={isScrollingDown || undefined} sx={appBarStyle}>
      <Toolbar disableGutters variant="dense" sx={toolbarStyle}>
        <TopNavigation />
        <SearchButton />
        <UserMenuButton />
      </Toolbar>
      <ServiceStatusBanner />
    </AppBar>
  );
}

/** Says once that the service has no search by name, although the settings name one. */
function DeskApiNotice() {
  const { noSearchByName } = useAppMessages();
  const isMissing = useDeskApiMissing();
  useEffect(() => {
    if (isMissing) showSnackbar({ text: noSearchByName });
  }, [isMissing, noSearchByName]);
  return null;
}

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
  zIndex: 'calc(var(--mui-zIndex-appBar) + 2)',
  padding: '12px 16px',
  borderRadius: 1,
  backgroundColor: 'primary.main',
  color: 'primary.contrastText',
  '&:focus': { top: '8px', transform: 'none' },
} as const;

const appBarStyle = {
  top: 'var(--app-bar-top)',
  transition: 'top 200ms',
  // Its menu covers the navigation at the bottom.
  zIndex: 'calc(var(--mui-zIndex-appBar) + 1)',
  displayPrint: 'none',
  '& *': { scrollMarginBlock: 'calc(-1 * var(--top-bar-height)) var(--top-bar-height)' },
} as const;

const toolbarStyle = {
  // As wide as the widest screens, so that their content and the bar begin at the same place.
  width: '100%',
  maxWidth: 'var(--mui-pageWidth)',
  minHeight: 'var(--mui-topBarHeight)',
  marginInline: 'auto',
  gap: { xs: 1, md: 1.5 },
  paddingBlock: 0.75,
  paddingInline: { xs: 2, md: 4 },
} as const;
