/** The smallest side of what a finger presses, in pixels. */
export const FINGER = 44;

/**
 * The widths from which there is room for more, in sizes of the reader's text: 600, 900, 1,200 and 1,536 pixels where that
 * is the usual one. With larger text a screen is laid out as a narrower one is.
 */
export const BREAKPOINTS = { values: { xs: 0, sm: 37.5, md: 56.25, lg: 75, xl: 96 }, unit: 'rem', step: 0.3 };

/** The height of a line of the bar above: 44 pixels where text has its usual size. */
export const BAR_LINE = 'calc(1.375rem + 22px)';

/** A screen as narrow as a phone. */
const NARROW = '(max-width: 37.497rem)';
export const PHONE = `@media ${NARROW}`;

/** Where even the name and the buttons of the bar above have no room beside each other: a phone with enlarged text. */
export const TINY = '@media (max-width: 19.997rem)';

/** Where the rows of a table are cards, as a query that a script can ask too: on a phone, not on paper. */
export const CARDS = `screen and ${NARROW}`;

/** Where the pointer may be a finger: touch screens, and screens as narrow as a phone. */
export const TOUCH = `@media (pointer: coarse), ${NARROW}`;

/**
 * A window so low, also by enlarging it or the browser's text (which such a `rem` follows), that bars which stay in sight
 * would leave no room for the content.
 */
export const LOW = '@media (max-height: 30rem)';

/** Where the system chooses all colours: backgrounds are gone, and what only they said must be said by a line. */
export const FORCED = '@media (forced-colors: active)';

/** What fills a bar there: the one background that stays, in the colour of the text. */
export const FORCED_FILL = { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' } as const;
