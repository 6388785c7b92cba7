import { useCommonWords } from '../words/common.ts';
import type { ShownFault } from './FaultNotice.tsx';
import { faultKind, marksOf } from './faultWords.ts';
import { useOutage } from './outage.ts';

/** Nobody was there to answer: what is waited for comes by itself after an outage. */
const UNANSWERED: readonly string[] = ['offline', 'timeout', 'unavailable'];

/**
 * What there is to say about a failed request, and what finds it again.
 * @param isReadAgain true for a read that is repeated by itself after an outage, as the frame says then; false for what
 *   only the reader can ask for again
 * @param isRetrying true while it is: the words stay until that has come to something
 */
export function useFaultWords(fault: ShownFault, isReadAgain: boolean, isRetrying = false) {
  const t = useCommonWords().fault;
  const isOutage = useOutage();
  const kind = faultKind(fault);
  const { title, means, help } = t[kind];
  const isWaited = isReadAgain && (isOutage || isRetrying) && UNANSWERED.includes(kind);
  return { title, means, help: isWaited ? t.afterOutage : help, marks: marksOf(fault, t) };
}
