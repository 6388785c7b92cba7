import { useEffect, useState } from 'react';
import { zoneName } from '../../i18n/zoneName.ts';
import { offsetMinutes } from '../shared/wallTime.ts';
import { ZONES } from '../shared/zones.ts';

/** The maximum time to block the page at once, in milliseconds. */
const SLICE_MS = 8;

const offsets = new Map<string, number | null>();

/**
 * Returns a zone's current offset in minutes; null if the browser does not know the zone. Cached, because `Intl` is
 * slow.
 */
export function presentOffset(zone: string): number | null {
  const known = offsets.get(zone);
  if (known !== undefined) return known;
  let offset: number | null = null;
  try {
    offset = offsetMinutes(new Date().toISOString(), zone);
  } catch {
    // The browser does not know this zone.
  }
  offsets.set(zone, offset);
  return offset;
}

/**
 * Fills the caches of names and offsets in short slices, because all zones at once take more than a second on a phone.
 * @returns true when `zoneName` and `presentOffset` are fast for every zone
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
