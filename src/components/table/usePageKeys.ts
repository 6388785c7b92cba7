import type { RefObject } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';

/**
 * Moves focus to the rows on a key that scrolls a page, if the window has nothing to scroll: then the browser scrolls the rows.
 * After a navigation the focus is on the content of the page, which does not scroll.
 */
export function usePageKeys(scroller: RefObject<HTMLElement | null>) {
  useHotkeys('pagedown,pageup,home,end,space', () => scroller.current?.focus({ preventScroll: true }), {
    ignoreEventWhen: ({ target }) =>
      (target !== document.body && target !== document.getElementById('content')) ||
      document.documentElement.scrollHeight > window.innerHeight,
  });
}
