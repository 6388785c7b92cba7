import { ErrorCard } from '../../components/feedback/ErrorCard.tsx';
import type { ShownError } from '../../components/feedback/errorMessages.ts';
import { useErrorMessage } from '../../components/feedback/useErrorMessage.ts';
import { useKolMessages } from '../../i18n/kol.ts';

interface MissingKolProps {
  id: string;
  fault: ShownError;
  onRetry: () => void;
}

/** Replaces a missing sheet: the reason, its meaning and advice. */
export function MissingKol({ id, fault, onRetry }: MissingKolProps) {
  const t = useKolMessages().briefing;
  const { title, means, help, marks } = useErrorMessage(fault, true);
  const isUnknown = fault.isNotFound;
  return (
    <ErrorCard
      severity="warning"
      title={t.failed(id, isUnknown ? t.unknown : title)}
      detail={{ marks, at: fault.at, said: isUnknown ? null : fault.detail }}
      onRetry={onRetry}
    >
      <div>{isUnknown ? t.unknownMeans : means}</div>
      <div>{help}</div>
    </ErrorCard>
  );
}
