import Paper from '@mui/material/Paper';
import { type ReactNode, useId } from 'react';
import { ErrorBoundary } from '../feedback/ErrorBoundary.tsx';
import styles from './Section.module.css';

interface SectionProps {
  title: string;
  /** A note next to the title. */
  note?: ReactNode;
  /** A sentence after the note about the use of the section, which is not printed. */
  hint?: string;
  /** Controls at the end of the line of the title. */
  actions?: ReactNode;
  /** True for less space, on a screen that shows a lot at once. */
  isDense?: boolean;
  children: ReactNode;
}

/** A card with a title, which is a region of the page. If its content fails, the rest of the page keeps working. */
export function Section({ title, note, hint, actions, isDense = false, children }: SectionProps) {
  const titleId = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      className={styles.section}
      data-dense={isDense || undefined}
    >
      <div className={styles.header}>
        <div className={styles.title}>
          <h2 id={titleId}>{title}</h2>
          {note !== undefined && (
            <div className={styles.note}>
              {note}
              {hint !== undefined && <span className={styles.hint}>{` ${hint}`}</span>}
            </div>
          )}
        </div>
        {actions}
      </div>
      <ErrorBoundary>{children}</ErrorBoundary>
    </Paper>
  );
}
