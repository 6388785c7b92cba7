/** Tells the time in milliseconds since 1970, as `Date.now` does. Tests have a clock that they can set. */
export type Clock = () => number;
