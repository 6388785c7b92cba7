import { useEffect, useState } from 'react';

/** A longer wait is told by the clock: nobody sits through seconds by the thousand. */
export const LONGEST_COUNTED_S = 120;

/** Whole seconds until a moment (in milliseconds), counted down on screen; 0 from then on. */
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
