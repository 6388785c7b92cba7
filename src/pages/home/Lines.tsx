import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import styles from './Lines.module.css';

/** One thing to go on with. */
export interface Line {
  key: string;
  to: string;
  title: string;
  /** What tells it from others, under the title. */
  detail?: ReactNode;
  /** A figure at the end of the line. */
  end?: ReactNode;
}

interface LinesProps {
  title: string;
  lines: readonly Line[];
  /** What is said where there is none. */
  none?: string;
}

/** A short titled list of links. */
export function Lines({ title, lines, none }: LinesProps) {
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      {lines.length === 0 ? <div className={styles.none}>{none}</div> : <LinkList lines={lines} />}
    </section>
  );
}

/** The links alone, for a panel that has a title already. */
export function LinkList({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className={styles.links}>
      {lines.map(({ key, to, title, detail, end }) => (
        <li key={key} className={styles.line}>
          <div className={styles.what}>
            <Link to={to} dir="auto" className={styles.link}>
              {title}
            </Link>
            {detail !== undefined && (
              <div className={styles.detail} dir="auto">
                {detail}
              </div>
            )}
          </div>
          {end !== undefined && <div className={styles.end}>{end}</div>}
        </li>
      ))}
    </ul>
  );
}
