import type { ReactNode } from 'react';

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
