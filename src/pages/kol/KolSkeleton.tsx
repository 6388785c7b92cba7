import { Skeleton } from '../../ui/Skeleton.tsx';
import { useCommonWords } from '../../words/common.ts';
import styles from './KolSkeleton.module.css';

/** The shape of a tab while its first answer is awaited. */
export function KolSkeleton() {
  const t = useCommonWords();
  return (
    <div role="status" aria-label={t.loading}>
      <Skeleton height={112} className={styles.metrics} />
      <Skeleton height={240} />
    </div>
  );
}
