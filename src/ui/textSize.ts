/** The size of text for which lengths are given in pixels. */
const USUAL_TEXT = 16;

/** A length that grows with the reader's size of text. @param pixels what it is at the usual size */
export const inText = (pixels: number) => `${pixels / USUAL_TEXT}rem`;

/** How many times the usual size the reader's text is. */
export const textScale = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TEXT;
