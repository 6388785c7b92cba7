import type { ReactNode } from 'react';
import { useBriefingWords } from '../../words/briefing.ts';
import styles from './BriefingSheet.module.css';
import type { TextKind } from './onePage.ts';

/** A text that is shortened to fit the page, with a mark that says so. */
export function Cut({ kind, children }: { kind: TextKind; children: ReactNode }) {
  const t = useBriefingWords();
  return (
    <div data-text="whole" className={styles[kind]} dir="auto">
      {children}
      <span className={styles.shortened}>{t.shortened}</span>
    </div>
  );
}
