import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { kolPath } from '../../paths.ts';
import type { KolBatchEntry } from '../../queries/kolBatch.ts';
import styles from './InvitedKols.module.css';

interface InvitedKolsProps {
  kols: readonly KolBatchEntry[];
  /** A note about one of them. */
  remark?: (entry: KolBatchEntry) => ReactNode;
}

/** The invited KOLs: ids, and names if loaded. Each links to the profile in a new tab. */
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
