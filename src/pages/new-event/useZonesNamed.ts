import { useEffect, useState } from 'react';
import { whenIdle } from '../../ui/whenIdle.ts';
import { zoneName } from '../../words/zoneName.ts';
import { ZONES } from './zones.ts';

/** The page is held back by no more than this at once, in milliseconds. */
const AT_ONCE_MS = 8;

/**
 * Has every zone named in a locale while the browser is idle: all at once they take a phone a third of a second.
 * @returns true once `zoneName` has all of them at hand
 */
export function useZonesNamed(locale: string): boolean {
  const [named, setNamed] = useState('');
  useEffect(() => nameZones(locale, () => setNamed(locale)), [locale]);
  return named === locale;
}

/** @returns how to call it off */
function nameZones(locale: string, done: () => void): () => void {
  const rest = ZONES.map(({ id }) => id);
  const goOn = () => {
    const until = performance.now() + AT_ONCE_MS;
    while (performance.now() < until) {
      const zone = rest.pop();
      if (zone === undefined) return done();
      zoneName(zone, locale);
    }
    callOff = whenIdle(goOn);
  };
  let callOff = whenIdle(goOn);
  return () => callOff();
}
