import AppBar from '@mui/material/AppBar';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigationType } from 'react-router';
import { useSession } from '../auth/session.ts';
import { isReloaded } from '../components/feedback/chunkErrors.ts';
import { SnackbarOutlet, showSnackbar } from '../components/feedback/Snackbar.tsx';
import { scrollKeyOf } from '../components/layout/scrollKey.ts';
import { SingleKeysEnabled } from '../components/layout/singleKeyShortcuts.ts';
import { useHeightVariable } from '../components/layout/useHeightVariable.ts';
import { useAppMessages } from '../i18n/app.ts';
import { deskApiCheckOptions, useDeskApiMissing } from '../queries/deskApi.ts';
import { PREFIX, writeItem } from '../storage/browserStorage.ts';
import { useSingleKeysOff } from '../storage/preferences.ts';
import styles from './AppLayout.module.css';
import { BottomNavigation, Brand, TopNavigation, useHasBottomNavigation } from './Navigation.tsx';
import { OverlaysProvider } from './OverlaysProvider.tsx';
import { RequireAuth } from './RequireAuth.tsx';
import { SearchButton } from './SearchButton.tsx';
import { ServiceStatusBanner } from './ServiceStatusBanner.tsx';
import { UserMenuButton } from './UserMenuButton.tsx';

/** The layout around every screen of a signed-in user. */
export function AppLayout() {
  const t = useAppMessages();
  const main = useRef<HTMLElement>(null);
  const hasBottomNavigation = useHasBottomNavigation();
  const areSingleKeysOff = useSingleKeysOff();
  const isDeskApiMissing = useDeskApiMissing();
  const change = useSession((session) => session.change);
  // The browser would add an entry to the history that React Router does not know.
  const skipToContent = (click: MouseEvent) => {
    click.preventDefault();
    main.current?.focus({ preventScroll: true });
    main.current?.scrollIntoView();
  };
  return (
    <SingleKeysEnabled value={!areSingleKeysOff}>
      <div className={styles.layout}>
        {/* biome-ignore lint/a11y/useValidAnchor: it leads to a part of the page, as a link does */}
        <a href="#content" className={styles.skipLink} onClick={skipToContent}>
          {t.skipToContent}
        </a>
        <OverlaysProvider>
          <TopBar hasNavigation={!hasBottomNavigation} />
          {hasBottomNavigation && <BottomNavigation />}
          <main id="content" ref={main} tabIndex={-1} className={styles.content}>
            <RequireAuth>
              <Outlet />
            </RequireAuth>
          </main>
        </OverlaysProvider>
        {/* The next user neither sees the messages of this one nor undoes what this one did. */}
        <SnackbarOutlet key={change} />
        {isDeskApiMissing && <DeskApiNotice />}
        <FocusAfterNavigation main={main} />
        <ScrollRestoration storageKey={PREFIX + SCROLL_POSITIONS} getKey={scrollKeyOf} />
      </div>
    </SingleKeysEnabled>
  );
}

/** Where React Router stores how far each screen is scrolled. */
const SCROLL_POSITIONS = 'scroll-positions';

/**
 * A page that is opened by its address starts at the top. React Router stores the position of the first screen of every page load
 * under the same key, so it would otherwise be scrolled like the one before. A reload keeps its position.
 */
export function forgetScrollPositions() {
  const isOpened = performance
    .getEntriesByType('navigation')
    .some((load) => 'type' in load && load.type === 'navigate');
  if (isOpened) writeItem('session', SCROLL_POSITIONS, null);
}

/** The height of the app bar with its border in pixels, if no text is enlarged: `--top-bar-height` in global.css. */
const USUAL_HEIGHT = 57;

/** The app bar. On a phone, where the navigation is at the bottom, it hides while the user scrolls down (global.css). */
function TopBar({ hasNavigation }: { hasNavigation: boolean }) {
  const bar = useHeightVariable('--top-bar-height', USUAL_HEIGHT);
  // Without a target, the hook does not listen for scrolling.
  const isScrollingDown = useScrollTrigger({ target: hasNavigation ? null : window });
  return (
    <AppBar ref={bar} position="sticky" data-hidden={isScrollingDown || undefined} className={styles.bar}>
      <div className={styles.toolbar}>
        <Brand />
        {hasNavigation && <TopNavigation />}
        <SearchButton />
        <UserMenuButton />
      </div>
      <ServiceStatusBanner />
    </AppBar>
  );
}

/**
 * Moves focus to the content after a navigation, also after the sign-in. It is a component so that a new location does
 * not render the whole layout again.
 */
function FocusAfterNavigation({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  // On a page that was just opened, the focus is where the browser starts.
  const isOpened = useNavigationType() === 'POP' && !isReloaded();
  const shown = useRef(isOpened ? pathname : null);
  useEffect(() => {
    // A dialog that opened while the screen was loading keeps focus.
    const isInDialog = document.activeElement?.closest('[role=dialog], [role=alertdialog]') != null;
    if (shown.current !== pathname && !isInDialog) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname, main]);
  return null;
}

/** Says that the service has no search by name, although `/config.json` names one, and asks again until it has one. */
function DeskApiNotice() {
  const { noSearchByName } = useAppMessages();
  useEffect(() => showSnackbar({ text: noSearchByName }), [noSearchByName]);
  useQuery(deskApiCheckOptions());
  return null;
}
