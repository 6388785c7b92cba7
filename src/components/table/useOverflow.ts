import { type RefObject, useEffect } from 'react';

/** Marks an element that is narrower than its table with `data-overflows`, so that the table scrolls in it. */
export function useOverflow(scroller: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { current: element } = scroller;
    if (!element?.firstElementChild) return;
    const observer = new ResizeObserver(() => markOverflow(element));
    observer.observe(element);
    observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [scroller]);
}

/** Sets the mark at once, for code that cannot wait until the size is observed. */
export function markOverflow(element: HTMLElement) {
  const overflow = (element.firstElementChild?.clientWidth ?? 0) - element.clientWidth;
  // An area of its own would move the rows when a drawer opens beside the table.
  const page = element.closest('[data-drawer]');
  const { paddingInlineStart = '0', paddingInlineEnd = '0' } = page ? getComputedStyle(page) : {};
  const roomOfDrawer = Number.parseFloat(paddingInlineEnd) - Number.parseFloat(paddingInlineStart);
  // Both marks after the last measurement, because each changes the height of the page.
  element.toggleAttribute('data-overflows', overflow > 0);
  element.toggleAttribute('data-beside-drawer', overflow > 0 && overflow <= roomOfDrawer);
}
