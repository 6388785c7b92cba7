import { useEffect, useState } from 'react';
import { zoneName } from '../../words/zoneName.ts';
import { offsetMinutes } from './wallTime.ts';
import { ZONES } from './zones.ts';

/** Blocks the page for no more than this at once, in milliseconds. */
const SLICE_MS = 8;

const offsets = new Map<string, number | null>();

/** A zone's present offset in minutes; null where the browser does not know the zone. Cached, because `Intl` is slow. */
export function presentOffset(zone: string): number | null {
  const known = offsets.get(zone);
  if (known !== undefined) return known;
  let offset: number | null = null;
  try {
    offset = offsetMinutes(new Date().toISOString(), zone);
  } catch {
    // Not a zone of this browser.
  }
  offsets.set(zone, offset);
  return offset;
}

/**
 * Fills the caches of names and offsets in short slices: for all zones at once it takes a phone more than a second.
 * @returns true once `zoneName` and `presentOffset` answer for every zone without delay
 */
export function useZonesReady(locale: string): boolean {
  const [readyLocale, setReadyLocale] = useState('');
  useEffect(() => {
    const rest = ZONES.map(({ id }) => id);
    const work = () => {
      const until = performance.now() + SLICE_MS;
      while (performance.now() < until) {
        const zone = rest.pop();
        if (zone === undefined) return setReadyLocale(locale);
        presentOffset(zone);
        zoneName(zone, locale);
      }
      timer = setTimeout(work);
    };
    let timer = setTimeout(work);
    return () => clearTimeout(timer);
  }, [locale]);
  return readyLocale === locale;
}
