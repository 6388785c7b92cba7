import type { CSSObject } from '@emotion/react';
import { css, type Theme } from '@mui/material/styles';

/**
 * Styles for `styled` that are worked out once a theme, for a component that is drawn with every key: `styled` alone would
 * make and write out the whole object at every draw.
 */
export function themed(styles: (theme: Theme) => CSSObject) {
  const made = new WeakMap<Theme, ReturnType<typeof css>>();
  return ({ theme }: { theme: Theme }) => {
    const known = made.get(theme) ?? css(styles(theme));
    made.set(theme, known);
    return known;
  };
}
