import type { ReactNode } from 'react';
import { useBriefingWords } from '../../words/briefing.ts';
import type { TextKind } from './onePage.ts';

/** A text that is shortened where the page would be too small for it; it says so. */
export function Cut({ kind, children }: { kind: TextKind; children: ReactNode }) {
  const t = useBriefingWords();
  return (
    <div data-text="whole" className={kind} dir="auto">
      {children}
      <span className="shortened">{t.shortened}</span>
    </div>
  );
}
