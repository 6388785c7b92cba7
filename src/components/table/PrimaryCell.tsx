import type { ReactNode } from 'react';

interface PrimaryCellProps {
  /** The row's name. */
  children: ReactNode;
  /** One line about it, cut where it is longer; the whole is shown on hover. */
  detail: string | null | undefined;
}

/** The first cell of a row: its name, and a line that says more. `DataTable` gives both their look. */
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
