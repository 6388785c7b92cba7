/** The text size for which lengths are given in pixels. */
const USUAL_TEXT = 16;

/** A length that grows with the user's text size. @param pixels the length at the default text size */
export const inText = (pixels: number) => `${pixels / USUAL_TEXT}rem`;

/** The ratio of the user's text size to the default. */
export const textScale = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TEXT;
