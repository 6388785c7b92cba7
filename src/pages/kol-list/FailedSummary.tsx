import Button from '@mui/material/Button';
import { Alert } from '../../components/feedback/Alert.tsx';
import { useOutage } from '../../components/feedback/serviceOutage.ts';
import { useKolListMessages } from '../../i18n/kolList.ts';
import type { FailedKolActions } from './kolColumns.tsx';

interface FailedSummaryProps extends FailedKolActions {
  /** The ids that failed to load. */
  ids: readonly string[];
  /** True while the list shows only them. */
  isAlone: boolean;
  onAlone: (isAlone: boolean) => void;
}

/** Shows how many ids failed to load, with actions for all of them. */
export function FailedSummary({ ids, isAlone, onAlone, onRetry, onRemove }: FailedSummaryProps) {
  const t = useKolListMessages();
  const isOutage = useOutage();
  if (ids.length === 0) return null;
  return (
    <Alert sx={summaryStyle} severity="warning" variant="outlined" role="region" aria-label={t.failedTitle(ids.length)}>
      {t.failedTitle(ids.length)}
      <span>
        <Button size="small" aria-pressed={isAlone} onClick={() => onAlone(!isAlone)}>
          {isAlone ? t.showAll : t.showFailed}
        </Button>
        <Button size="small" onClick={() => onRetry(ids)}>
          {t.retryAll}
        </Button>
        {/* During an outage, unknown ids and failed requests cannot be distinguished. */}
        {!isOutage && (
          <Button size="small" onClick={() => onRemove(ids)}>
            {t.removeFailed}
          </Button>
        )}
      </span>
    </Alert>
  );
}

const summaryStyle = {
  alignItems: 'center',
  marginBottom: 2,
  paddingBlock: 0,
  '@media (max-width: 37.497rem)': { alignItems: 'flex-start' },
  '& > :last-child': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 },
  '& span': { display: 'flex', flexWrap: 'wrap', columnGap: 0.5, marginInlineStart: '-5px' },
} as const;
