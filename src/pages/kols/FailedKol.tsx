import Button from '@mui/material/Button';
import { RotateCw, X } from 'lucide-react';
import type { ResolvedKol } from '../../queries/KolResolver.ts';
import { FaultCopy } from '../../ui/FaultCopy.tsx';
import { handOnFocus } from '../../ui/handOnFocus.ts';
import { useFaultWords } from '../../ui/useFaultWords.ts';
import { useCommonWords } from '../../words/common.ts';
import { useKolListWords } from '../../words/kolList.ts';
import styles from './FailedKol.module.css';

export interface FailedKolActions {
  onRetry: (ids: readonly string[]) => void;
  onRemove: (ids: readonly string[]) => void;
}

interface FailedKolProps extends FailedKolActions {
  kol: Extract<ResolvedKol, { status: 'failed' }>;
}

/** Why an id of the list could not be read, what that means and what to do, as low as a row; it is tried again or removed. */
export function FailedKol({ kol: { id, error }, onRetry, onRemove }: FailedKolProps) {
  const t = useKolListWords();
  const common = useCommonWords();
  const { title, help, marks } = useFaultWords(error, true);
  const reason = error.status === null ? [title] : [title, common.fault.status(error.status)];
  return (
    <div ref={handOnFocus} className={styles.failed}>
      <div className={styles.reason}>
        {error.isNotFound ? t.unknown : reason.join(' · ')}
        <span>{t.failedMeans}</span>
        <span>{help}</span>
        <FaultCopy title={title} marks={marks} at={error.at} label={t.copyDetail(id)} />
      </div>
      <div>
        <Button size="small" aria-label={t.retry(id)} startIcon={<RotateCw size={16} />} onClick={() => onRetry([id])}>
          {common.retry}
        </Button>
        <Button
          size="small"
          color="inherit"
          aria-label={t.removeOne(id)}
          startIcon={<X size={16} />}
          onClick={() => onRemove([id])}
        >
          {t.remove}
        </Button>
      </div>
    </div>
  );
}
