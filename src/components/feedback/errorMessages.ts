import type { ApiError } from '../../api/ApiError.ts';
import { useServiceAway } from '../../api/health.ts';
import { useCommonMessages } from '../../i18n/common.ts';

/** Returns the kind of the error, which selects its messages. */
export function errorKind({
  kind,
  status,
  request,
  isNotFound,
}: Pick<ApiError, 'kind' | 'status' | 'request' | 'isNotFound'>) {
  if (kind === 'invalid_response') return 'unreadable';
  if (kind !== 'http') return kind;
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  // A 404 without a message of the service means that the service is missing there. Only records requested by id can be
  // unknown.
  if (status === 404 && !isNotFound) return 'unreadable';
  if (isNotFound && /\/v1\/\w+\/./.test(request)) return 'notFound';
  if (status === 429) return 'limited';
  if (status === 502 || status === 503 || status === 504) return 'unavailable';
  return status !== null && status < 500 ? 'invalid' : 'broken';
}

/** Identifies an error in the service's log, for `ErrorDetails`. */
export function getRequestInfo(
  { request, status, code, requestId }: Pick<ApiError, 'request' | 'status' | 'code' | 'requestId'>,
  t: ReturnType<typeof useCommonMessages>['errors'],
): string[] {
  return [
    request,
    status === null ? null : t.status(status),
    code,
    requestId === null ? null : t.requestId(requestId),
  ].filter((mark) => mark !== null);
}

/** Errors without a response; such requests are repeated after an outage. */
const UNANSWERED: readonly string[] = ['offline', 'timeout', 'unavailable'];

/**
 * Returns the messages and the details of a failed request.
 * @param isRetriedAfterOutage true for a read that is repeated after an outage, as the layout announces; false if only the user
 * can retry
 * @param isRetrying true during a retry; the messages stay until it ends
 */
export function useErrorMessage(error: ApiError, isRetriedAfterOutage: boolean, isRetrying = false) {
  const t = useCommonMessages().errors;
  const isOutage = useServiceAway();
  const kind = errorKind(error);
  const { title, means, help } = t[kind];
  const isWaiting = isRetriedAfterOutage && (isOutage || isRetrying) && UNANSWERED.includes(kind);
  return { title, means, help: isWaiting ? t.afterOutage : help, requestInfo: getRequestInfo(error, t) };
}
