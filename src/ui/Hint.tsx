import type { ReactNode } from 'react';

/** A value in a table that says more about itself on hover and on focus. `DataTable` draws what it says. */
export function Hint({ text, children }: { text: string | undefined; children: ReactNode }) {
  if (text === undefined) return children;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who uses the keyboard reads the hint by reaching it
    <span data-hint={text} aria-description={text} tabIndex={0}>
      {children}
    </span>
  );
}
