import { textScale } from '../../ui/textSize.ts';

/** A window narrower than this, in pixels, leaves a picture no room for larger text; its table has the same numbers. */
const ROOMY = 480;

/** The sizes of a picture, which grow with the reader's text as far as there is room. Lengths are in pixels. */
export function pictureSizes() {
  const scale = Math.max(1, Math.min(textScale(), window.innerWidth / ROOMY));
  const margin = { left: 0, right: 18 * scale, top: 12, bottom: 0 };
  return {
    /** A length that is given for text of the usual size. */
    of: (pixels: number) => pixels * scale,
    /** Every picture is as high, so that two beside each other line up. */
    height: 300 * scale,
    margin,
    /** Where bars say their value behind their end: the room that the longest one leaves for it, however narrow the picture is. */
    labelledMargin: { ...margin, right: 76 * scale },
    /** What an axis needs to know of its words. */
    axis: { tickLabelStyle: { fontSize: 12 * scale }, labelStyle: { fontSize: 14 * scale } },
  };
}
