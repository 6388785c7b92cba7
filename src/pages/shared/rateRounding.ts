/** A service may round its rate to two digits. A larger difference from its own counts is a contradiction. */
export const RATE_ROUNDING = 0.005 + 1e-9;
