import { useHotkeys, useHotkeysContext } from 'react-hotkeys-hook';

/**
 * Single-character shortcuts, such as `/`. Users of speech input or with tremor may press such keys by accident, so
 * they can be switched off (WCAG 2.1.4). They all belong to one scope of `HotkeysProvider`.
 */
export const SINGLE_KEYS = 'single-keys';

/** True if single-character shortcuts are on. */
export const useSingleKeysEnabled = () => useHotkeysContext().activeScopes.includes(SINGLE_KEYS);

/**
 * Elements that use the character as input. A native select uses letters to find options; shortcuts are not letters.
 */
const TYPED_INTO = 'input:not([type=checkbox], [type=radio]), textarea, [contenteditable=true]';

interface SingleKeyOptions {
  /** False while the shortcut is inactive. */
  enabled?: boolean;
  /** While one of these dialogs is open, the shortcut is inactive. */
  dialogs?: string;
  /** Distinguishes shortcuts with the same character. */
  description?: string;
}

/** Calls `onPress` when the user types the character outside a text field. */
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
