import { type RefObject, useEffect } from 'react';

/** Marks an element that is narrower than its table with `data-overflows`, so that the table scrolls in it. */
export function useOverflow(scroller: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { current: element } = scroller;
    const table = element?.firstElementChild;
    if (!element || !table) return;
    const observer = new ResizeObserver(() => markOverflow(element));
    observer.observe(element);
    observer.observe(table);
    return () => observer.disconnect();
  }, [scroller]);
}

/** Does the same once. */
export function markOverflow(element: HTMLElement) {
  const table = element.firstElementChild;
  element.toggleAttribute('data-overflows', table !== null && table.clientWidth > element.clientWidth);
}
