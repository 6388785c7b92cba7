import { RotateCw, X } from 'lucide-react';
import type { ResolvedKol } from '../../queries/KolResolver.ts';
import { Button } from '../../ui/Button.tsx';
import { faultKind } from '../../ui/faultWords.ts';
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

/** Why an id of the list could not be read; it is tried again or removed. */
export function FailedKol({ kol: { id, error }, onRetry, onRemove }: FailedKolProps) {
  const t = useKolListWords();
  const common = useCommonWords();
  const { [faultKind(error)]: fault, status } = common.fault;
  const reason = error.status === null ? [fault.title] : [fault.title, status(error.status)];
  return (
    <div className={styles.failed}>
      <div className={styles.reason}>{error.status === 404 ? t.unknown : reason.join(' · ')}</div>
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
