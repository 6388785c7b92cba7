import { memo, useDeferredValue, useEffect, useRef } from 'react';
import { HotkeysProvider } from 'react-hotkeys-hook';
import { Outlet, ScrollRestoration, useLocation, useNavigationType } from 'react-router';
import { useSingleKeysOff } from '../storage/singleKeys.ts';
import { isContinued } from '../ui/freshStart.ts';
import { LanguageSelect } from '../ui/LanguageSelect.tsx';
import { SINGLE_KEYS } from '../ui/singleKeyShortcuts.ts';
import { useFrameWords } from '../words/frame.ts';
import { ColorSchemeButton } from './ColorSchemeButton.tsx';
import styles from './Frame.module.css';
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
  const isOff = useSingleKeysOff();
  return (
    <HotkeysProvider initiallyActiveScopes={isOff ? [] : [SINGLE_KEYS]}>
      <div className={styles.frame}>
        <a className={styles.skip} href="#content">
          {t.skipToContent}
        </a>
        <Bar />
        <Places />
        <main id="content" ref={main} tabIndex={-1} className={styles.content}>
          <SessionGuard>{isDrawn && <Outlet />}</SessionGuard>
        </main>
        <ScrollRestoration />
      </div>
    </HotkeysProvider>
  );
}

/** What stands above every screen. It is the same on each of them, so going from one to another does not draw it anew. */
const Bar = memo(() => (
  <header className={styles.bar}>
    {/* The page before the program has the same bar (start/shell.css). */}
    <div className={styles.tools}>
      <TopNavigation />
      <KolLookUp />
      <Shortcuts />
      <ColorSchemeButton />
      <LanguageSelect />
      <SignedIn />
    </div>
    <ServiceBanner />
  </header>
));

const Places = memo(BottomNavigation);

/** After going to another screen, also from the sign-in, the keyboard continues in its content, not in what was left. */
function useFocusAfterNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // Who has just opened the address begins at the top of the page.
  const isOpened = useNavigationType() === 'POP' && !isContinued();
  const shown = useRef(isOpened ? pathname : null);
  useEffect(() => {
    // A dialog that was opened while the screen was still on its way keeps what is being typed into it.
    const isElsewhere = document.activeElement?.closest('[role=dialog], [role=alertdialog]') != null;
    if (shown.current !== pathname && !isElsewhere) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
  return main;
}
