import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { kolPath } from '../../paths.ts';
import { findKnownKol } from '../../queries/kols.ts';
import { useRecentKols } from '../../storage/recentKols.ts';
import { useKolListWords } from '../../words/kolList.ts';
import styles from './RecentKols.module.css';

/** The recent KOLs. The browser stores only ids; a name is shown if the cache contains it. */
export function RecentKols() {
  const t = useKolListWords();
  const titleId = useId();
  const queryClient = useQueryClient();
  const recent = useRecentKols();
  if (recent.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t.recent}
      </h2>
      <ul className={styles.kols}>
        {recent.map((id) => (
          <li key={id}>
            <Button
              component={Link}
              to={kolPath(id)}
              variant="outlined"
              size="small"
              color="inherit"
              className={styles.kol}
            >
              {findKnownKol(queryClient, id)?.full_name || id}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
