import IconButton from '@mui/material/IconButton';
import { Command } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useHotkeys, useHotkeysContext } from 'react-hotkeys-hook';
import { useSingleKeysOff } from '../storage/singleKeys.ts';
import { Apart } from '../ui/Apart.tsx';
import { lazyPart } from '../ui/lazyPart.tsx';
import { SINGLE_KEYS, useSingleKeyShortcut } from '../ui/singleKeyShortcuts.ts';
import { useLanguageChange } from '../ui/useLanguageChange.ts';
import { loadWhenIdle } from '../ui/whenIdle.ts';
import { useFrameWords } from '../words/frame.ts';
import { NOTHING_TYPED, TypingAhead } from './TypingAhead.tsx';

const CommandPalette = lazyPart(async () => (await import('./CommandPalette.tsx')).CommandPalette);
const ShortcutSheet = lazyPart(async () => (await import('./ShortcutSheet.tsx')).ShortcutSheet);

/** The button of the command palette, and the keys that open it (Ctrl K, ⌘ K) and the sheet of shortcuts (`?`). */
export function Shortcuts() {
  const t = useFrameWords();
  const [changeLanguage, languageFault] = useLanguageChange();
  const [open, setOpen] = useState<'palette' | 'sheet' | null>(null);
  const typed = useRef(NOTHING_TYPED);
  const close = () => {
    typed.current = NOTHING_TYPED;
    setOpen(null);
  };
  useEffect(() => loadWhenIdle(CommandPalette.load), []);
  useHotkeys(
    ['ctrl+k', 'meta+k'],
    () => {
      // A dialog that asks something is answered first.
      if (document.querySelector('[role=alertdialog]') === null) setOpen('palette');
    },
    { useKey: true, enableOnFormTags: true, enableOnContentEditable: true, preventDefault: true },
  );
  useSingleKeyScope();
  // The drawer of a record is a part of the screen.
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
      {open !== null && (
        <Apart
          key={open}
          onClose={close}
          fallback={open === 'palette' && <TypingAhead typed={typed} onEscape={close} />}
        >
          {open === 'palette' && (
            <CommandPalette
              typedAhead={typed}
              onClose={close}
              onShowShortcuts={() => setOpen('sheet')}
              onLanguage={changeLanguage}
            />
          )}
          {open === 'sheet' && <ShortcutSheet onClose={close} />}
        </Apart>
      )}
      {languageFault}
    </>
  );
}

/** Switches the shortcuts of a single character on or off as this device has chosen. */
function useSingleKeyScope() {
  const isOff = useSingleKeysOff();
  const { disableScope, enableScope } = useHotkeysContext();
  useEffect(() => {
    if (isOff) disableScope(SINGLE_KEYS);
    else enableScope(SINGLE_KEYS);
  }, [isOff, disableScope, enableScope]);
}
