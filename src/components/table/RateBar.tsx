import type { CSSProperties, ReactNode } from 'react';

interface RateBarProps {
  /** A fraction 0–1: the length of the bar. */
  rate: number;
  /** The formatted rate, which the bar repeats. */
  children: ReactNode;
}

/** A rate in a table with a small bar below, which makes large rates easy to find. `DataTable` styles the bar. */
export function RateBar({ rate, children }: RateBarProps) {
  const style: CSSProperties & { '--rate': number } = { '--rate': Math.min(1, Math.max(0, rate)) };
  return (
    <span data-rate-bar style={style}>
      {children}
    </span>
  );
}
