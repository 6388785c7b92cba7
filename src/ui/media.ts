/*
 * Where the layout changes, for MUI and for scripts; the style sheets write the same out. All widths are in sizes of the
 * reader's text: with larger text a screen is laid out as a narrower one is.
 */

/** The smallest side of what a finger presses, in pixels. */
export const FINGER = 44;

/** The widths from which there is room for more: 600, 900, 1,200 and 1,536 pixels where text has its usual size. */
export const BREAKPOINTS = { values: { xs: 0, sm: 37.5, md: 56.25, lg: 75, xl: 96 }, unit: 'rem', step: 0.3 };

/** A screen as narrow as a phone. */
const NARROW = '(max-width: 37.497rem)';

/** Where the rows of a table are cards, as a query that a script can ask too: on a phone, not on paper. */
export const CARDS = `screen and ${NARROW}`;

/** The same on any medium, as a rule of a style sheet. */
export const PHONE = `@media ${NARROW}`;

/** Where the pointer may be a finger: touch screens, and screens as narrow as a phone. */
export const TOUCH = `@media (pointer: coarse), ${NARROW}`;

/** Where the system chooses all colours: backgrounds are gone, and what only they said must be said by a line. */
export const FORCED = '@media (forced-colors: active)';
