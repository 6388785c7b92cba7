import type { ReactNode } from 'react';

export type Tone = 'neutral' | 'positive' | 'info' | 'warning' | 'negative' | 'accent';

/** A value of a closed list, such as a status. The color only repeats the text. `global.css` styles it. */
export function Chip({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span data-chip={tone}>{children}</span>;
}
