import IconButton from '@mui/material/IconButton';
import { Command } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useHotkeys, useHotkeysContext } from 'react-hotkeys-hook';
import { useAsyncAction } from '../components/feedback/useAsyncAction.tsx';
import { SINGLE_KEYS, useSingleKeyShortcut } from '../components/layout/singleKeyShortcuts.ts';
import { useAppMessages } from '../i18n/app.ts';
import { useLanguageChange } from '../pages/shared/useLanguageChange.ts';
import { useSingleKeysOff } from '../storage/preferences.ts';

const loadPalette = async () => ({ default: (await import('./CommandPalette.tsx')).CommandPalette });
const CommandPalette = lazy(loadPalette);

const loadShortcutsDialog = async () => ({ default: (await import('./ShortcutsDialog.tsx')).ShortcutsDialog });
const ShortcutsDialog = lazy(loadShortcutsDialog);

/**
 * The button of the command palette, and the keys that open the palette (Ctrl K, ⌘ K) and the list of shortcuts (`?`).
 */
export function Shortcuts() {
  const t = useAppMessages();
  const [changeLanguage, languageError] = useLanguageChange();
  const [open, setOpen] = useState<'palette' | 'sheet' | null>(null);
  const close = () => setOpen(null);
  const [run, errorDialog] = useAsyncAction();
  // Loaded before it is rendered, so that a dialog can report a missing chunk.
  const openPalette = () =>
    void run(async () => {
      await loadPalette();
      setOpen('palette');
    });
  const openSheet = () =>
    void run(async () => {
      await loadShortcutsDialog();
      setOpen('sheet');
    });
  useHotkeys(
    ['ctrl+k', 'meta+k'],
    () => {
      // A dialog with a question needs an answer first.
      if (document.querySelector('[role=alertdialog]') === null) openPalette();
    },
    { useKey: true, enableOnFormTags: true, enableOnContentEditable: true, preventDefault: true },
  );
  useSingleKeyScope();
  // The detail drawer belongs to the screen.
  useSingleKeyShortcut('?', openSheet, {
    dialogs: '[role=dialog]:not(.MuiDrawer-paper), [role=alertdialog]',
  });
  return (
    <>
      <IconButton
        size="large"
        sx={{ order: { xs: 1, sm: 0 } }}
        aria-label={t.goToOrDo}
        title={`${t.goToOrDo} (${t.paletteKey})`}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={openPalette}
      >
        <Command size={20} />
      </IconButton>
      <Suspense>
        {open === 'palette' && (
          <CommandPalette onClose={close} onShowShortcuts={openSheet} onLanguage={changeLanguage} />
        )}
        {open === 'sheet' && <ShortcutsDialog onClose={close} />}
      </Suspense>
      {languageError}
      {errorDialog}
    </>
  );
}

/** Switches the single-character shortcuts on or off by this device's setting. */
function useSingleKeyScope() {
  const isOff = useSingleKeysOff();
  const { disableScope, enableScope } = useHotkeysContext();
  useEffect(() => {
    if (isOff) disableScope(SINGLE_KEYS);
    else enableScope(SINGLE_KEYS);
  }, [isOff, disableScope, enableScope]);
}
