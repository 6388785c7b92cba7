import { useCommonMessages } from '../../i18n/common.ts';
import type { ShownError } from './errorMessages.ts';
import { errorKind, getRequestInfo } from './errorMessages.ts';
import { useOutage } from './outage.ts';

/** Errors without a response; such requests are repeated after an outage. */
const UNANSWERED: readonly string[] = ['offline', 'timeout', 'unavailable'];

/**
 * Returns the messages and the details of a failed request.
 * @param isReadAgain true for a read that is repeated after an outage, as the layout announces; false if only the user
 * can retry
 * @param isRetrying true during a retry; the messages stay until it ends
 */
export function useErrorMessage(error: ShownError, isReadAgain: boolean, isRetrying = false) {
  const t = useCommonMessages().errors;
  const isOutage = useOutage();
  const kind = errorKind(error);
  const { title, means, help } = t[kind];
  const isWaited = isReadAgain && (isOutage || isRetrying) && UNANSWERED.includes(kind);
  return { title, means, help: isWaited ? t.afterOutage : help, requestInfo: getRequestInfo(error, t) };
}
