import Box from '@mui/material/Box';
import type { ApiError } from '../../api/ApiError.ts';
import { ErrorCard } from '../../components/feedback/ErrorCard.tsx';
import { useErrorMessage } from '../../components/feedback/errorMessages.ts';
import { RateLimitNotice } from '../../components/feedback/RateLimitNotice.tsx';
import { useKolMessages } from '../../i18n/kol.ts';
import type { useKolBatch } from '../../queries/kolBatch.ts';

interface KolBatchStatusProps {
  batch: ReturnType<typeof useKolBatch>;
  /** The space below the progress, in units of the theme. */
  marginBottom?: number;
}

/** The progress of loading the KOLs of a printable page, and an error for each KOL that failed. Paper has neither. */
export function KolBatchStatus({ batch, marginBottom = 0 }: KolBatchStatusProps) {
  const { kols, done, total, isRunning, wait, retry } = batch;
  const { progress } = useKolMessages().briefing;
  const hasOthers = kols.some(({ status }) => status !== 'failed');
  return (
    <Box sx={{ displayPrint: 'none' }}>
      <Box sx={{ marginBottom }}>
        {/* Screen readers would announce each number. */}
        <div role="status" aria-live={isRunning ? 'off' : 'polite'}>
          {isRunning && progress(done, total)}
        </div>
        <RateLimitNotice wait={wait} />
      </Box>
      {kols.map(
        (entry) =>
          entry.status === 'failed' && (
            <Box key={entry.id} sx={{ marginBottom: 1 }}>
              <KolLoadError id={entry.id} error={entry.error} hasOthers={hasOthers} onRetry={() => retry([entry.id])} />
            </Box>
          ),
      )}
    </Box>
  );
}

interface KolLoadErrorProps {
  id: string;
  error: ApiError;
  /** True if the page shows other KOLs. */
  hasOthers: boolean;
  onRetry: () => void;
}

/** Replaces a KOL that could not be loaded: the reason, its meaning and advice. */
function KolLoadError({ id, error, hasOthers, onRetry }: KolLoadErrorProps) {
  const t = useKolMessages().briefing;
  const { title, means, help, requestInfo } = useErrorMessage(error, true);
  const isUnknown = error.isNotFound;
  return (
    <ErrorCard
      severity="warning"
      title={t.failed(id, isUnknown ? t.unknown : title)}
      // For an unknown id, a report or a second request would not help.
      details={isUnknown ? undefined : { requestInfo, at: error.at, serviceMessage: error.detail }}
      onRetry={isUnknown ? undefined : onRetry}
    >
      <div>{isUnknown ? hasOthers && t.unknownMeans : means}</div>
      <div>{help}</div>
    </ErrorCard>
  );
}
