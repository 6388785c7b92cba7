import { type RefObject, useEffect } from 'react';

/** Marks an element that is narrower than its table with `data-overflows`. */
export function useOverflow(scroller: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { current: element } = scroller;
    const table = element?.firstElementChild;
    if (!element || !table) return;
    const observer = new ResizeObserver(() =>
      element.toggleAttribute('data-overflows', table.clientWidth > element.clientWidth),
    );
    observer.observe(element);
    observer.observe(table);
    return () => observer.disconnect();
  }, [scroller]);
}
