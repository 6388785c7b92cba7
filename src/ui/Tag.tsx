import type { ReactNode } from 'react';

export type Tone = 'neutral' | 'positive' | 'info' | 'warning' | 'negative' | 'accent';

/**
 * A word of a closed list, such as a status. The colour repeats what the word says and is never alone. `global.css` gives
 * it its look.
 */
export function Tag({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span data-tag={tone}>{children}</span>;
}
