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
  const table = element.firstElementChild;
  element.toggleAttribute('data-overflows', table !== null && table.clientWidth > element.clientWidth);
}
