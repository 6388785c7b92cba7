import { create } from 'zustand';
import { ApiError } from '../api/ApiError.ts';
import { apiConfig } from '../api/http.ts';

/** True while the service answers as if it had no desk interface (`deskApiCheck.ts`). */
const useMissing = create(() => false);

/** True if the service may have the desk interface: `/config.json` names it, and its answers do not contradict it. */
export const useHasDeskApi = () => !useMissing() && hasDeskApi();

/** The same value outside components. */
export const hasDeskApi = () => apiConfig().deskApi !== '' && !useMissing.getState();

/** True if `/config.json` names a desk interface that the service does not have. */
export const useDeskApiMissing = useMissing;

/** Records whether the service lacks the desk interface. */
export const setDeskApiMissing = (isMissing: boolean) => useMissing.setState(isMissing, true);

/**
 * Sends a request of the desk interface. After an answer that a service without it may give, or without an answer, it checks
 * whether the interface is there at all: one operation may fail, and the others work.
 * @throws ApiError
 */
export async function askDesk<Result>(send: () => Promise<Result>): Promise<Result> {
  try {
    return await send().catch((error: unknown) => {
      // One such answer may come from a proxy.
      if (isAbsence(error)) return send();
      throw error;
    });
  } catch (error) {
    if (isAbsence(error)) await check();
    // Without an answer the check may take as long as a time limit, so the error is shown meanwhile.
    else if (isUnanswered(error)) void check();
    throw error;
  }
}

/** Without its code the interface counts as it did before. */
const check = () =>
  import('./deskApiCheck.ts').then(
    ({ checkDeskApi }) => checkDeskApi(),
    () => {},
  );

/** True if the request had no answer: the network or the service is away. */
export const isUnanswered = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'offline' || error.kind === 'timeout');

/** True if the error is an answer that a service without the interface may give. */
export function isAbsence(error: unknown) {
  if (!(error instanceof ApiError)) return false;
  const { kind, status, isFromService, isNotFound, request } = error;
  if (kind === 'invalid_response') return true;
  // A service that explains why it refuses a request knows the request.
  if (status === 403) return !isFromService;
  // A 404 of the service may mean that this one event does not exist.
  return status === 405 || status === 501 || (status === 404 && !(isNotFound && EVENT.test(request)));
}

const EVENT = /\/events\/[^/]+$/;
