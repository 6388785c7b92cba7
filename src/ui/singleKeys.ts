import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';

/**
 * Shortcuts of a single character, such as `/`. Who dictates, or whose hands shake, presses such keys by accident, so
 * they can be switched off (WCAG 2.1.4); this browser remembers that.
 */
const NAME = 'kol-desk.single-keys-off';

let isOff = load();
const listeners = new Set<() => void>();

/** Whether single characters do something. */
export const useSingleKeysOn = () => useSyncExternalStore(subscribe, () => !isOff);

/** Switches them on or off; where the browser keeps nothing, for this page only. */
export function switchSingleKeys(isOn: boolean) {
  isOff = !isOn;
  try {
    if (isOn) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, 'yes');
  } catch {
    // The page remembers it as long as it is open.
  }
  for (const listener of listeners) listener();
}

/** Where a character is text. A choice takes letters for its options, and a character that does something is none. */
const TYPED_INTO = 'input:not([type=checkbox], [type=radio]), textarea, [contenteditable=true]';

/**
 * Calls `onPress` when the character is typed where it is no text.
 * @param onPress undefined where the key does nothing at the moment; it returns false where it leaves the key to others
 * @param dialogs what keeps the keyboard to itself: while one of these is open the key does nothing
 */
export function useSingleKey(
  character: string,
  onPress: (() => unknown) | undefined,
  dialogs = '[role=dialog], [role=alertdialog]',
) {
  const press = useRef(onPress);
  useEffect(() => {
    press.current = onPress;
  });
  const isListening = useSingleKeysOn() && onPress !== undefined;
  // Before the frame is painted: a key that the page names works from the first moment.
  useLayoutEffect(() => {
    if (!isListening) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== character || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const { target } = event;
      if (target instanceof HTMLElement && target.matches(TYPED_INTO)) return;
      if (document.querySelector(dialogs) !== null) return;
      if (press.current?.() !== false) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [character, isListening, dialogs]);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function load(): boolean {
  try {
    return localStorage.getItem(NAME) !== null;
  } catch {
    return false;
  }
}
