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
 * (an error status, no envelope), or after no answer, twice, while the service answers other requests.
 * @throws ApiError
 */
export async function askDesk<Result>(send: () => Promise<Result>): Promise<Result> {
  try {
    const answer = await send();
    unanswered = 0;
    return answer;
  } catch (error) {
    if (error instanceof ApiError && (await isMissing(error))) useUnavailable.setState(true, true);
    throw error;
  }
}

/** How many requests in a row had no answer while the service answered another one. A single one may be chance. */
let unanswered = 0;

async function isMissing({ kind, status, isNotFound, request }: ApiError) {
  if (kind === 'invalid_response') return true;
  if (kind !== 'http')
    return ping().then(
      () => ++unanswered > 1,
      () => false,
    );
  // A 404 of the service may mean that this one event does not exist.
  return status === 403 || status === 405 || status === 501 || (status === 404 && !(isNotFound && EVENT.test(request)));
}

const EVENT = /\/events\/[^/]+$/;
