import { type RefCallback, useCallback } from 'react';

/**
 * Keeps the height of an element in a CSS variable of the page, so that others can leave room for it.
 * @param name the variable, such as `--top-bar-height`
 * @returns the `ref` of the element
 */
export function useHeightVariable(name: string): RefCallback<HTMLElement> {
  return useCallback(
    (element) => {
      if (element === null) return;
      const { style } = document.documentElement;
      const observer = new ResizeObserver(([entry]) =>
        style.setProperty(name, `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
      );
      observer.observe(element);
      return () => {
        observer.disconnect();
        style.removeProperty(name);
      };
    },
    [name],
  );
}
