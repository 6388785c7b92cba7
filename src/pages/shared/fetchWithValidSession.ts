import { assertApiError } from '../../api/ApiError.ts';
import { waitForValidSession } from '../../auth/session.ts';

/**
 * Loads a list, and starts again after a new sign-in if the session or the key is rejected meanwhile (401). The user does not have to
 * repeat any choice. The result contains no data of the old session.
 * @throws all other errors of `fetchAll`; the reason of the signal if it is cancelled
 */
export async function fetchWithValidSession<Result>(
  fetchAll: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  for (;;) {
    try {
      return await fetchAll();
    } catch (error) {
      if (signal.aborted || assertApiError(error).status !== 401) throw error;
      await waitForValidSession(signal);
    }
  }
}
