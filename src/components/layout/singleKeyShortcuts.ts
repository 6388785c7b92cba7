import { createContext, use } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';

/**
 * True if single-character shortcuts, such as `/`, are on. Users of speech input or with tremor may press such keys by
 * accident, so they can be switched off (WCAG 2.1.4).
 */
export const SingleKeysEnabled = createContext(true);

/** Elements that use any character as input. */
const TYPED_INTO = 'input:not([type=checkbox], [type=radio]), textarea, [contenteditable=true]';

/** Elements that use letters to find one of their items. */
const SEARCHED_BY_LETTER = 'select, [role=menu] *';

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
  const ignored = /\p{L}/u.test(character) ? `${TYPED_INTO}, ${SEARCHED_BY_LETTER}` : TYPED_INTO;
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
      (event.target instanceof HTMLElement && event.target.matches(ignored)) ||
      document.querySelector(inactiveWith) !== null,
    preventDefault: true,
  });
}
