import type { ReactNode } from 'react';

/** Something that says more about itself on hover, on focus and on touch. The theme draws what it says. */
export function Hint({ text, children }: { text: string | undefined; children: ReactNode }) {
  if (text === undefined) return children;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who uses the keyboard reads the hint by reaching it
    <span data-hint={text} aria-description={text} tabIndex={0}>
      {children}
    </span>
  );
}
