import { lazy, type ReactNode, useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { DialogErrorBoundary } from '../components/feedback/ErrorBoundary.tsx';
import { OverlaysContext } from '../components/layout/overlays.ts';
import { useSingleKeyShortcut } from '../components/layout/singleKeyShortcuts.ts';
import { useLanguageChange } from '../pages/shared/useLanguageChange.ts';
import { CloseWithPage } from './CloseWithPage.tsx';

// Opened by a key or a click.
const CommandPalette = lazy(async () => ({ default: (await import('./CommandPalette.tsx')).CommandPalette }));
const ShortcutsDialog = lazy(async () => ({ default: (await import('./ShortcutsDialog.tsx')).ShortcutsDialog }));
const SessionsDialog = lazy(async () => ({ default: (await import('./SessionsDialog.tsx')).SessionsDialog }));

/**
 * The command palette, the list of shortcuts and the list of the user's sessions: the first two open by key (Ctrl K, ⌘ K, `/`;
 * `?`), and all from every part of the page that uses `useOverlays`.
 */
export function OverlaysProvider({ children }: { children: ReactNode }) {
  const [changeLanguage, languageError] = useLanguageChange();
  const [shown, setShown] = useState<'palette' | 'shortcuts' | 'sessions' | null>(null);
  const close = () => setShown(null);
  const openPalette = () => setShown('palette');
  const openShortcuts = () => setShown('shortcuts');
  const openSessions = () => setShown('sessions');
  useHotkeys(
    ['ctrl+k', 'meta+k'],
    () => {
      // A dialog with a question needs an answer first.
      if (document.querySelector('[role=alertdialog]') === null) openPalette();
    },
    { useKey: true, enableOnFormTags: true, enableOnContentEditable: true, preventDefault: true },
  );
  // A screen with its own search uses the key for that search.
  useSingleKeyShortcut('/', openPalette, { inactiveWith: '[aria-modal=true], main [aria-keyshortcuts="/"]' });
  // The detail drawer belongs to the screen.
  useSingleKeyShortcut('?', openShortcuts, {
    inactiveWith: '[role=dialog]:not(.MuiDrawer-paper), [role=alertdialog]',
  });
  return (
    <OverlaysContext value={{ openPalette, openShortcuts, openSessions }}>
      {children}
      {shown !== null && <CloseWithPage onClose={close} />}
      {shown === 'palette' && (
        <DialogErrorBoundary onClose={close}>
          <CommandPalette onClose={close} onLanguage={changeLanguage} />
        </DialogErrorBoundary>
      )}
      {shown === 'shortcuts' && (
        <DialogErrorBoundary onClose={close}>
          <ShortcutsDialog onClose={close} />
        </DialogErrorBoundary>
      )}
      {shown === 'sessions' && (
        <DialogErrorBoundary onClose={close}>
          <SessionsDialog onClose={close} />
        </DialogErrorBoundary>
      )}
      {languageError}
    </OverlaysContext>
  );
}
