import { useEffect, useState } from 'react';
import { memoize } from '../../../i18n/format.ts';
import { offsetMinutes } from '../../shared/wallTime.ts';
import { zoneName } from '../../shared/zoneName.ts';
import { ZONES } from '../../shared/zones.ts';

/** The wait before the first slice in milliseconds, because the first paint comes first. */
const DELAY_MS = 500;

/** The maximum time to block the page at once, in milliseconds. */
const SLICE_MS = 8;

interface ZoneFacts {
  name: string;
  /** The current offset in minutes; null if the browser does not know the zone. */
  offset: number | null;
}

const factsByLocale = memoize((locale) =>
  memoize((zone): ZoneFacts => ({ name: zoneName(zone, locale), offset: presentOffset(zone) })),
);

/** Returns the name of a zone and its current offset. Cached, because `Intl` is slow and there are hundreds of zones. */
export const zoneFacts = (zone: string, locale: string): ZoneFacts => factsByLocale(locale)(zone);

function presentOffset(zone: string): number | null {
  try {
    return offsetMinutes(new Date().toISOString(), zone);
  } catch {
    return null;
  }
}

/**
 * Reads the data of all zones in short slices, because all at once take more than a second on a phone.
 * @returns true when `zoneFacts` is fast for every zone
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
        zoneFacts(zone, locale);
      }
      timer = setTimeout(work);
    };
    let timer = setTimeout(work, DELAY_MS);
    return () => clearTimeout(timer);
  }, [locale]);
  return readyLocale === locale;
}
