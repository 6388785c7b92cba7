import type { ReactNode } from 'react';
import { handOnFocus } from './handOnFocus.ts';
import styles from './StatePanel.module.css';

interface StatePanelProps {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  /** What the reader can do about it. */
  actions?: ReactNode;
  /** The title's level; a page that is nothing but this state has it as its only title. */
  headingLevel?: 'h1' | 'h2';
}

/** A picture of a whole area that has nothing to show, and why: nothing there yet, no match, not found. */
export function StatePanel({ icon, title, children, actions, headingLevel: Title = 'h2' }: StatePanelProps) {
  return (
    <div ref={handOnFocus} className={styles.panel}>
      <div aria-hidden className={styles.icon}>
        {icon}
      </div>
      <Title className={styles.title}>{title}</Title>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
