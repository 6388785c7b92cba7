import { createContext, use } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';

/**
 * True if single-character shortcuts, such as `/`, are on. Users of speech input or with tremor may press such keys by
 * accident, so they can be switched off (WCAG 2.1.4).
 */
export const SingleKeysEnabled = createContext(true);

/**
 * Elements that use the character as input. A native select uses letters to find options; shortcuts are not letters.
 */
const TYPED_INTO = 'input:not([type=checkbox], [type=radio]), textarea, [contenteditable=true]';

/** The drawer of a record in a wide window is no such dialog: the list beside it stays usable. */
const DIALOGS = '[aria-modal=true]';

interface SingleKeyOptions {
  /** False while the shortcut is inactive. */
  enabled?: boolean;
  /** While an element on the page matches this selector, the shortcut is inactive; without it, while a dialog is open. */
  inactiveWith?: string;
}

/** Calls `onPress` when the user types the character outside a text field. */
export function useSingleKeyShortcut(
  character: string,
  onPress: () => void,
  { enabled = true, inactiveWith = DIALOGS }: SingleKeyOptions = {},
) {
  const areEnabled = use(SingleKeysEnabled);
  useHotkeys(character, onPress, {
    enabled: enabled && areEnabled,
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
      document.querySelector(inactiveWith) !== null,
    preventDefault: true,
  });
}
