import { textScale } from '../../components/layout/textSize.ts';

/** In a window narrower than this (in pixels) a chart has no space for larger text; its table has the same numbers. */
const ROOMY = 480;

/** Returns the sizes of a chart, which grow with the text size if there is space. Lengths are in pixels. */
export function chartSizes() {
  const scale = Math.max(1, Math.min(textScale(), window.innerWidth / ROOMY));
  const margin = { left: 0, right: 18 * scale, top: 12, bottom: 0 };
  return {
    /** Scales a length that is given for the default text size. */
    of: (pixels: number) => pixels * scale,
    /** All charts have the same height, so that neighbors line up. */
    height: 300 * scale,
    margin,
    /** The margin for values behind the bars, at any chart width. */
    labelledMargin: { ...margin, right: 76 * scale },
    /** The text styles of an axis. */
    axis: { tickLabelStyle: { fontSize: 12 * scale }, labelStyle: { fontSize: 14 * scale } },
  };
}
