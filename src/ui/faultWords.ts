import type { useCommonWords } from '../words/common.ts';
import type { ShownFault } from './FaultNotice.tsx';

/** Which of the faults that have words this is. */
export function faultKind({
  kind,
  status,
  request,
  isNotFound,
}: Pick<ShownFault, 'kind' | 'status' | 'request' | 'isNotFound'>) {
  if (kind !== 'refused') return kind;
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  // Where nobody says what is not found, it is the service. Only what is asked for by its id can be unknown to it.
  if (status === 404 && !isNotFound) return 'unreadable';
  if (isNotFound && /\/v1\/\w+\/./.test(request)) return 'notFound';
  if (status === 429) return 'limited';
  if (status === 502 || status === 503 || status === 504) return 'unavailable';
  return status !== null && status < 500 ? 'invalid' : 'broken';
}

/** What finds a fault again in the service's log, for `FaultDetail`. */
export function marksOf(
  { request, status, code, requestId }: Pick<ShownFault, 'request' | 'status' | 'code' | 'requestId'>,
  t: ReturnType<typeof useCommonWords>['fault'],
): string[] {
  return [
    request,
    status === null ? null : t.status(status),
    code,
    requestId === null ? null : t.requestId(requestId),
  ].filter((mark) => mark !== null);
}
