import { type RefObject, useEffect } from 'react';

/** Marks an element whose content needs no horizontal scrolling with `data-fits`, so that its header can stick to the window. */
export function useFit(scroller: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { current: element } = scroller;
    const table = element?.firstElementChild;
    if (!element || !table) return;
    const observer = new ResizeObserver(() =>
      element.toggleAttribute('data-fits', table.clientWidth <= element.clientWidth),
    );
    observer.observe(element);
    observer.observe(table);
    return () => observer.disconnect();
  }, [scroller]);
}
