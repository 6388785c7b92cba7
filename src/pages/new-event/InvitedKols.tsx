import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { kolPath } from '../../paths.ts';
import type { ResolvedKol } from '../../queries/KolResolver.ts';
import styles from './InvitedKols.module.css';

interface InvitedKolsProps {
  kols: readonly ResolvedKol[];
  /** What there is to say about one of them. */
  remark?: (entry: ResolvedKol) => ReactNode;
}

/** Who is invited: names where they are known, and ids. Each leads to the profile, in a tab of its own. */
export function InvitedKols({ kols, remark }: InvitedKolsProps) {
  return (
    <ul className={styles.kols}>
      {kols.map((entry) => (
        <li key={entry.id}>
          <Link to={kolPath(entry.id, 'events')} target="_blank" rel="noopener">
            {(entry.status === 'loaded' && entry.kol.full_name) || entry.id}
          </Link>
          {entry.status === 'loaded' && entry.kol.full_name && <span className={styles.id}> {entry.id}</span>}
          {remark?.(entry)}
        </li>
      ))}
    </ul>
  );
}
