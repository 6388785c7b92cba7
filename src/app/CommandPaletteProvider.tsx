import { lazy, type ReactNode, useState } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { DialogErrorBoundary } from '../components/feedback/ErrorBoundary.tsx';
import { CommandPaletteContext } from '../components/layout/commandPalette.ts';
import { useSingleKeyShortcut } from '../components/layout/singleKeyShortcuts.ts';
import { useLanguageChange } from '../pages/shared/useLanguageChange.ts';

// Opened by a key or a click.
const CommandPalette = lazy(async () => ({ default: (await import('./CommandPalette.tsx')).CommandPalette }));
const LayoutDialog = lazy(async () => ({ default: (await import('./LayoutDialog.tsx')).LayoutDialog }));

/**
 * The command palette, the list of shortcuts and the list of the user's sessions: the first two open by key (Ctrl K, ⌘ K, `/`;
 * `?`), and all from every part of the page that uses `useCommandPalette`.
 */
export function CommandPaletteProvider({ children }: { children: ReactNode }) {
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
    <CommandPaletteContext value={{ openPalette, openShortcuts, openSessions }}>
      {children}
      {shown === 'palette' && (
        <DialogErrorBoundary onClose={close}>
          <CommandPalette
            onClose={close}
            onShowShortcuts={openShortcuts}
            onShowSessions={openSessions}
            onLanguage={changeLanguage}
          />
        </DialogErrorBoundary>
      )}
      {(shown === 'shortcuts' || shown === 'sessions') && (
        <DialogErrorBoundary onClose={close}>
          <LayoutDialog about={shown} onClose={close} />
        </DialogErrorBoundary>
      )}
      {languageError}
    </CommandPaletteContext>
  );
}
