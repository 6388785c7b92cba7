import type { CSSProperties, ReactNode } from 'react';

interface PrimaryCellProps {
  /** The row's name. */
  children: ReactNode;
  /** One line of details, truncated; the full text is shown on hover. */
  detail: string | null | undefined;
}

/** The first cell of a row: its title and a detail line. `DataTable` styles both. */
export function PrimaryCell({ children, detail }: PrimaryCellProps) {
  return (
    <>
      <div data-title dir="auto">
        {children}
      </div>
      {detail && (
        <div data-detail dir="auto" title={detail}>
          {detail}
        </div>
      )}
    </>
  );
}

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
