import { useEffect, useState } from 'react';

/** A longer wait is shown as a time instead of a countdown. */
export const LONGEST_COUNTED_S = 120;

/** Returns the whole seconds until a time (in milliseconds), as a countdown; 0 afterwards. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(Date.now);
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  useEffect(() => {
    setNow(Date.now());
    if (until <= Date.now()) return;
    const tick = setInterval(() => {
      setNow(Date.now());
      if (until <= Date.now()) clearInterval(tick);
    }, 500);
    return () => clearInterval(tick);
  }, [until]);
  return seconds;
}
