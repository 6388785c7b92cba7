import IconButton from '@mui/material/IconButton';
import { Command } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useHotkeys, useHotkeysContext } from 'react-hotkeys-hook';
import { useSingleKeysOff } from '../storage/singleKeys.ts';
import { SINGLE_KEYS, useSingleKeyShortcut } from '../ui/singleKeyShortcuts.ts';
import { useLanguageChange } from '../ui/useLanguageChange.ts';
import { useFrameWords } from '../words/frame.ts';
import { CommandPalette } from './CommandPalette.tsx';
import { ShortcutSheet } from './ShortcutSheet.tsx';

/**
 * The button of the command palette, and the keys that open the palette (Ctrl K, ⌘ K) and the list of shortcuts (`?`).
 */
export function Shortcuts() {
  const t = useFrameWords();
  const [changeLanguage, languageFault] = useLanguageChange();
  const [open, setOpen] = useState<'palette' | 'sheet' | null>(null);
  const close = () => setOpen(null);
  useHotkeys(
    ['ctrl+k', 'meta+k'],
    () => {
      // A dialog with a question needs an answer first.
      if (document.querySelector('[role=alertdialog]') === null) setOpen('palette');
    },
    { useKey: true, enableOnFormTags: true, enableOnContentEditable: true, preventDefault: true },
  );
  useSingleKeyScope();
  // The detail drawer belongs to the screen.
  useSingleKeyShortcut('?', () => setOpen('sheet'), {
    dialogs: '[role=dialog]:not(.MuiDrawer-paper), [role=alertdialog]',
  });
  return (
    <>
      <IconButton
        size="large"
        sx={{ '@media (max-width: 37.497rem)': { order: 1 } }}
        aria-label={t.goToOrDo}
        title={`${t.goToOrDo} (${t.paletteKey})`}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen('palette')}
      >
        <Command size={20} />
      </IconButton>
      {open === 'palette' && (
        <CommandPalette onClose={close} onShowShortcuts={() => setOpen('sheet')} onLanguage={changeLanguage} />
      )}
      {open === 'sheet' && <ShortcutSheet onClose={close} />}
      {languageFault}
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
