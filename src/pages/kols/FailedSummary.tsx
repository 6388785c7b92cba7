import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useKolListWords } from '../../words/kolList.ts';
import type { FailedKolActions } from './FailedKol.tsx';

interface FailedSummaryProps extends FailedKolActions {
  /** The ids that could not be read. */
  ids: readonly string[];
  /** True while the list shows nothing but them. */
  isAlone: boolean;
  onAlone: (isAlone: boolean) => void;
}

/** How many ids of the list could not be read, wherever in it they stand, and what can be done with them together. */
export function FailedSummary({ ids, isAlone, onAlone, onRetry, onRemove }: FailedSummaryProps) {
  const t = useKolListWords();
  if (ids.length === 0) return null;
  return (
    <Alert
      severity="warning"
      variant="outlined"
      role="region"
      aria-label={t.failedTitle(ids.length)}
      sx={{
        mb: 2,
        py: 0,
        alignItems: 'center',
        bgcolor: 'background.paper',
        '& .MuiAlert-message': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 },
      }}
    >
      {t.failedTitle(ids.length)}
      <span>
        <Button size="small" aria-pressed={isAlone} onClick={() => onAlone(!isAlone)}>
          {isAlone ? t.showAll : t.showFailed}
        </Button>
        <Button size="small" onClick={() => onRetry(ids)}>
          {t.retryAll}
        </Button>
        <Button size="small" onClick={() => onRemove(ids)}>
          {t.removeFailed}
        </Button>
      </span>
    </Alert>
  );
}
