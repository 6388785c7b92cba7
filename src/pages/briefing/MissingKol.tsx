import { FaultCard } from '../../ui/FaultCard.tsx';
import type { ShownFault } from '../../ui/FaultNotice.tsx';
import { useFaultWords } from '../../ui/useFaultWords.ts';
import { useBriefingWords } from '../../words/briefing.ts';

interface MissingKolProps {
  id: string;
  fault: ShownFault;
  onRetry: () => void;
}

/** Replaces a missing sheet: the reason, its meaning and advice. */
export function MissingKol({ id, fault, onRetry }: MissingKolProps) {
  const t = useBriefingWords();
  const { title, means, help, marks } = useFaultWords(fault, true);
  const isUnknown = fault.isNotFound;
  return (
    <FaultCard
      severity="warning"
      title={t.failed(id, isUnknown ? t.unknown : title)}
      detail={{ marks, at: fault.at, said: isUnknown ? null : fault.detail }}
      onRetry={onRetry}
    >
      <div>{isUnknown ? t.unknownMeans : means}</div>
      <div>{help}</div>
    </FaultCard>
  );
}
