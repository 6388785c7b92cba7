import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/ApiError.ts';
import { listedKolOptions, MAX_CONCURRENT_KOLS } from './kols.ts';
import { mapLimited } from './mapLimited.ts';
import { fetchWithRetries } from './retry.ts';

/**
 * Loads many KOLs, six at a time, for a file. The result omits KOLs that the service does not know.
 * @param signal cancels what has not begun
 * @throws ApiError; the reason of the signal if it is cancelled
 */
export async function fetchKols(client: QueryClient, kolIds: readonly string[], signal: AbortSignal) {
  const kols = await mapLimited(kolIds, MAX_CONCURRENT_KOLS, async (kolId) => {
    try {
      return await fetchWithRetries(
        () => client.fetchQuery({ ...listedKolOptions(kolId), retry: false }),
        signal,
        () => {},
      );
    } catch (error) {
      if (error instanceof ApiError && error.isNotFound) return null;
      throw error;
    }
  });
  signal.throwIfAborted();
  return kols.filter((kol) => kol !== null);
}
