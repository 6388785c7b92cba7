import Skeleton from '@mui/material/Skeleton';
import { useCommonWords } from '../../words/common.ts';
import styles from './KolSkeleton.module.css';

/** Of uneven lines, as those of a text are. */
const WIDTHS = ['35%', '70%', '55%', '65%', '45%'];

/** Stands for a tab while its first answer, or the code that draws it, is awaited; as quiet as a table that is awaited. */
export function KolSkeleton() {
  const t = useCommonWords();
  return (
    <div role="status" aria-label={t.loading} className={styles.lines}>
      {WIDTHS.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
