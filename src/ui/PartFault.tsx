import { useCommonWords } from '../words/common.ts';
import { PartMissing } from './arrival.ts';
import { FaultCard } from './FaultCard.tsx';
import { FaultDialog } from './FaultDialog.tsx';
import { useArrival } from './useArrival.ts';

interface PartFaultProps {
  /** What was thrown. */
  error: unknown;
  /** When, in milliseconds since 1970. */
  at: number;
  /** Does again what failed. */
  onRetry: () => void;
  /** Gives up what was to open over the page: then the fault is told there too. */
  onClose?: () => void;
}

/** A part of the page that did not arrive, or that threw: what happened, what it means and what to do. */
export function PartFault({ error, at, onRetry, onClose }: PartFaultProps) {
  const t = useCommonWords();
  const missing = error instanceof PartMissing ? error : undefined;
  const { isComing, isTrying, tryAgain } = useArrival(missing, onRetry);
  if (isComing) return null;
  const { title, means, help } = missing ? t.panelMissing[missing.reason === 'away' ? 'away' : 'gone'] : t.panelBroken;
  const fault = {
    title,
    detail: { marks: [error instanceof Error ? error.message : String(error)], at },
    onRetry: tryAgain,
    isRetrying: isTrying,
    children: (
      <>
        <div>{means}</div>
        <div>{help}</div>
      </>
    ),
  };
  return onClose === undefined ? <FaultCard {...fault} /> : <FaultDialog {...fault} onClose={onClose} />;
}
