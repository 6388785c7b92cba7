import { create } from 'zustand';
import { ApiError } from '../api/ApiError.ts';
import { apiConfig, ping } from '../api/http.ts';

/** True after the service has answered as if it had no desk interface, until the page reloads. */
const useUnavailable = create(() => false);

/** True if the service may have the desk interface: `/config.json` names it, and no answer has contradicted it. */
export const useHasDeskApi = () => !useUnavailable() && hasDeskApi();

/** The same value outside components. */
export const hasDeskApi = () => apiConfig().deskApi !== '' && !useUnavailable.getState();

/** True if `/config.json` names a desk interface that the service does not have. */
export const useDeskApiMissing = useUnavailable;

/**
 * Sends a request of the desk interface. It switches the interface off after an answer that only a service without it gives
 * (an error status, no envelope), or after no answer while the service answers other requests. Each must happen twice in a
 * row, because one may come from a proxy, or be chance.
 * @throws ApiError
 */
export async function askDesk<Result>(send: () => Promise<Result>): Promise<Result> {
  try {
    const answer = await send().catch((error: unknown) => {
      if (isAbsence(error)) return send();
      throw error;
    });
    unanswered = 0;
    return answer;
  } catch (error) {
    if (isAbsence(error) || (isUnanswered(error) && (await isAnswering()) && ++unanswered > 1))
      useUnavailable.setState(true, true);
    throw error;
  }
}

/** How many requests in a row had no answer while the service answered another one. */
let unanswered = 0;

const isUnanswered = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'offline' || error.kind === 'timeout');

const isAnswering = () =>
  ping().then(
    () => true,
    () => false,
  );

/** True if the error is an answer that only a service without the interface gives. */
function isAbsence(error: unknown) {
  if (!(error instanceof ApiError)) return false;
  const { kind, status, isNotFound, request } = error;
  if (kind === 'invalid_response') return true;
  // A 404 of the service may mean that this one event does not exist.
  return status === 403 || status === 405 || status === 501 || (status === 404 && !(isNotFound && EVENT.test(request)));
}

const EVENT = /\/events\/[^/]+$/;
