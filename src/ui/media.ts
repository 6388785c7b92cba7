/** The smallest side of what a finger presses, in pixels. */
export const FINGER = 44;

/** A screen as narrow as a phone. */
const NARROW = '(max-width: 599.95px)';
export const PHONE = `@media ${NARROW}`;

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
