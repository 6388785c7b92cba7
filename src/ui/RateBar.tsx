import type { CSSProperties, ReactNode } from 'react';

interface RateBarProps {
  /** A fraction 0–1; the bar's length. */
  rate: number;
  /** The rate in words, which the bar only repeats. */
  children: ReactNode;
}

/** A rate in a table, with a small bar under it, so that the eye finds the large ones in a column. `DataTable` draws the bar. */
export function RateBar({ rate, children }: RateBarProps) {
  const style: CSSProperties & { '--rate': number } = { '--rate': Math.min(1, Math.max(0, rate)) };
  return (
    <span data-rate-bar style={style}>
      {children}
    </span>
  );
}
