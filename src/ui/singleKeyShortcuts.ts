import { useHotkeys, useHotkeysContext } from 'react-hotkeys-hook';

/**
 * Shortcuts of a single character, such as `/`. People who dictate, or whose hands shake, press such keys by accident, so
 * they can be switched off (WCAG 2.1.4): all of them belong to one scope of `HotkeysProvider`.
 */
export const SINGLE_KEYS = 'single-keys';

/** Whether single characters do something. */
export const useSingleKeysEnabled = () => useHotkeysContext().activeScopes.includes(SINGLE_KEYS);

/** Where a character is text. A choice takes letters for its options, and a character that does something is none. */
const TYPED_INTO = 'input:not([type=checkbox], [type=radio]), textarea, [contenteditable=true]';

interface SingleKeyOptions {
  /** False where the key does nothing at the moment. */
  enabled?: boolean;
  /** What keeps the keyboard to itself: while one of these is open the key does nothing. */
  dialogs?: string;
  /** Tells the shortcut apart from others of the same character. */
  description?: string;
}

/** Calls `onPress` when the character is typed where it is no text. */
export function useSingleKeyShortcut(
  character: string,
  onPress: () => void,
  { enabled = true, dialogs = '[role=dialog], [role=alertdialog]', description }: SingleKeyOptions = {},
) {
  useHotkeys(character, onPress, {
    scopes: SINGLE_KEYS,
    enabled,
    description,
    // The character counts, not the key: on a German keyboard `/` is Shift and 7.
    useKey: true,
    ignoreModifiers: true,
    enableOnFormTags: true,
    ignoreEventWhen: (event) =>
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.defaultPrevented ||
      (event.target instanceof HTMLElement && event.target.matches(TYPED_INTO)) ||
      document.querySelector(dialogs) !== null,
    preventDefault: true,
  });
}
