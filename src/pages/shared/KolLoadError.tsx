import type { ApiError } from '../../api/ApiError.ts';
import { ErrorCard } from '../../components/feedback/ErrorCard.tsx';
import { useErrorMessage } from '../../components/feedback/errorMessages.ts';
import { useKolMessages } from '../../i18n/kol.ts';

interface KolLoadErrorProps {
  id: string;
  error: ApiError;
  onRetry: () => void;
}

/** Replaces a KOL that could not be loaded, among others: the reason, its meaning and advice. */
export function KolLoadError({ id, error, onRetry }: KolLoadErrorProps) {
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
      <div>{isUnknown ? t.unknownMeans : means}</div>
      <div>{help}</div>
    </ErrorCard>
  );
}
