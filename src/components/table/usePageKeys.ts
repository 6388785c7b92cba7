import type { RefObject } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';

/**
 * Moves focus to the rows on a key that scrolls a page, if they can scroll and the window cannot: then the browser scrolls the rows.
 * After a navigation the focus is on the content of the page, which does not scroll.
 */
export function usePageKeys(scroller: RefObject<HTMLElement | null>) {
  const focusRows = () => {
    const area = scroller.current;
    if (area !== null && area.scrollHeight > area.clientHeight) area.focus({ preventScroll: true });
  };
  useHotkeys('pagedown,pageup,home,end,space', focusRows, {
    ignoreEventWhen: ({ target }) =>
      (target !== document.body && target !== document.getElementById('content')) ||
      document.documentElement.scrollHeight > window.innerHeight,
  });
}
