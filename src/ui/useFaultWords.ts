import { useCommonWords } from '../words/common.ts';
import type { ShownFault } from './FaultNotice.tsx';
import { faultKind, marksOf } from './faultWords.ts';
import { useOutage } from './outage.ts';

/** Errors without a response; such requests are repeated after an outage. */
const UNANSWERED: readonly string[] = ['offline', 'timeout', 'unavailable'];

/**
 * Returns the messages and the details of a failed request.
 * @param isReadAgain true for a read that is repeated after an outage, as the layout announces; false if only the user
 * can retry
 * @param isRetrying true during a retry; the messages stay until it ends
 */
export function useFaultWords(fault: ShownFault, isReadAgain: boolean, isRetrying = false) {
  const t = useCommonWords().fault;
  const isOutage = useOutage();
  const kind = faultKind(fault);
  const { title, means, help } = t[kind];
  const isWaited = isReadAgain && (isOutage || isRetrying) && UNANSWERED.includes(kind);
  return { title, means, help: isWaited ? t.afterOutage : help, marks: marksOf(fault, t) };
}
