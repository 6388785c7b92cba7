import type { CSSProperties, ReactNode } from 'react';

interface PrimaryCellProps {
  /** The row's name, which is shown on hover and on focus if its line is too short. */
  name: string | null | undefined;
  children: ReactNode;
  /** One line of details, truncated; the full text is shown on hover and on focus. */
  detail: string | null | undefined;
}

/** The first cell of a row: its title and a detail line. `DataTable` styles both. */
export function PrimaryCell({ name, children, detail }: PrimaryCellProps) {
  return (
    <div data-primary={detail ? 2 : 1}>
      <div data-title dir="auto" title={name ?? undefined}>
        {children}
      </div>
      {detail && (
        <div data-detail dir="auto" title={detail}>
          {detail}
        </div>
      )}
    </div>
  );
}

/** A text in one line; the full text is shown on hover. */
export const OneLine = ({ children }: { children: string }) => (
  <span data-one-line dir="auto" title={children}>
    {children}
  </span>
);

interface RateBarProps {
  /** A fraction 0–1: the length of the bar. */
  rate: number;
  /** What the rate is of: its color in every chart and bar. */
  of: 'open' | 'click' | 'volume';
  /** The formatted rate, which the bar repeats. */
  children: ReactNode;
}

/** A rate in a table with a small bar below, which makes large rates easy to find. `DataTable` styles the bar. */
export function RateBar({ rate, of, children }: RateBarProps) {
  const style: CSSProperties & { '--rate': number } = { '--rate': Math.min(1, Math.max(0, rate)) };
  return (
    <span data-rate-bar={of} style={style}>
      {children}
    </span>
  );
}
