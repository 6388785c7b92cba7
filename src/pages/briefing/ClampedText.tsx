import type { ReactNode } from 'react';
import { useKolMessages } from '../../i18n/kol.ts';
import styles from './BriefingSheet.module.css';
import type { TextKind } from './fitToPage.ts';

/** A text that is shortened to fit the page, with a mark that says so. */
export function ClampedText({ kind, children }: { kind: TextKind; children: ReactNode }) {
  const t = useKolMessages().briefing;
  return (
    <div data-text="whole" className={styles[kind]} dir="auto">
      {children}
      <span className={styles.shortened}>{t.shortened}</span>
    </div>
  );
}
