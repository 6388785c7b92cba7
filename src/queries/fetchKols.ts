import type { QueryClient } from '@tanstack/react-query';
import PQueue from 'p-queue';
import { ApiError } from '../api/ApiError.ts';
import { listedKolOptions, MAX_CONCURRENT } from './kols.ts';
import { fetchWithRetries } from './retry.ts';

/**
 * Reads many KOLs, six at a time, for a file. A KOL that the service does not know is left out. @throws ApiError
 * @param signal cancels what has not begun
 */
export async function fetchKols(client: QueryClient, kolIds: readonly string[], signal: AbortSignal) {
  const queue = new PQueue({ concurrency: MAX_CONCURRENT });
  const read = async (kolId: string) => {
    try {
      return await fetchWithRetries(
        () => client.fetchQuery({ ...listedKolOptions(kolId), retry: false }),
        signal,
        () => {},
      );
    } catch (error) {
      if (error instanceof ApiError && error.isNotFound) return null;
      queue.clear();
      throw error;
    }
  };
  const kols = await Promise.all(kolIds.map((kolId) => queue.add(() => read(kolId), { signal })));
  return kols.filter((kol) => kol !== null);
}
