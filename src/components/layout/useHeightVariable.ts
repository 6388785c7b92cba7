import { type RefCallback, useCallback } from 'react';

/**
 * Keeps the height of an element in a CSS variable of the page, so that others can leave room for it.
 * @param name the variable, such as `--top-bar-height`
 * @param usual the height in pixels that global.css gives the variable. For this height it is not set again, because the
 *   browser would compute the styles of the whole page again.
 * @returns the `ref` of the element
 */
export function useHeightVariable(name: string, usual = 0): RefCallback<HTMLElement> {
  // For another function React would remove the variable and set it again.
  return useCallback(
    (element) => {
      if (element === null) return;
      const { style } = document.documentElement;
      const observer = new ResizeObserver(() => {
        const height = element.offsetHeight;
        // An empty value removes the variable.
        style.setProperty(name, height === usual ? '' : `${height}px`);
      });
      observer.observe(element);
      return () => {
        observer.disconnect();
        style.removeProperty(name);
      };
    },
    [name, usual],
  );
}
