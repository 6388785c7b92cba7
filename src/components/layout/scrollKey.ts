import { type Location, useLocation } from 'react-router';

/**
 * Returns the key under which React Router stores how far a screen is scrolled: usually that of its history entry. A link back to a
 * screen passes the key of that screen as `state`, so that the screen is scrolled as before.
 */
export const scrollKeyOf = ({ key, state }: Location): string =>
  typeof state?.scrollKey === 'string' ? state.scrollKey : key;

/** The key under which React Router stores the scroll position of the current screen. */
export const useScrollKey = (): string => scrollKeyOf(useLocation());
