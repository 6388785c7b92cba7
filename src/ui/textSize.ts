/** The size of text for which lengths are given in pixels. */
const USUAL_TEXT = 16;

/** A length that grows with the reader's size of text. @param pixels what it is at the usual size */
export const inText = (pixels: number) => `${pixels / USUAL_TEXT}rem`;

/** How many times the usual size the reader's text is. */
export const textScale = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TEXT;

/**
 * Columns of one width for a grid: so many, and fewer where large text has no room in them.
 * @param gap between two columns, in pixels; @param narrowest in pixels where text has its usual size
 */
export const columnsUpTo = (count: number, { gap, narrowest }: { gap: number; narrowest: number }) =>
  // A pixel less than what is there, so that no rounding makes a column too few.
  `repeat(auto-fill, minmax(min(100%, max(${inText(narrowest)}, calc((100% - ${(count - 1) * gap}px) / ${count} - 1px))), 1fr))`;
