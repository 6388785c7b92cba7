import { type ReactNode, useId } from 'react';
import styles from './Panel.module.css';
import { PanelBoundary } from './PanelBoundary.tsx';

interface PanelProps {
  title: string;
  /** A remark beside the title. */
  note?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page, announced as a region under its title. */
export function Panel({ title, note, children }: PanelProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {note !== undefined && <div className={styles.note}>{note}</div>}
      </div>
      <PanelBoundary>{children}</PanelBoundary>
    </section>
  );
}
