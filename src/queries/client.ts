import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/ApiError.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** Every query and mutation of the dashboard goes through the API module, which throws nothing else. */
    defaultError: ApiError;
  }
}

const MAX_RETRIES = 3;
const FIRST_BACK_OFF_MS = 500;
const LONGEST_BACK_OFF_MS = 8_000;

/** How long a read counts as fresh: moving between screens does not ask again within it. */
const FRESH_MS = 30_000;

/** Makes the cache in which every answer of the service lives. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // A route's loader has just asked; a screen that finds its fault must not ask the same again.
        retryOnMount: false,
        // A stopped service is told by its fault, not by the browser's guess about the network.
        networkMode: 'always',
        retry: (failures, error) => failures < MAX_RETRIES && error instanceof ApiError && error.isTransient,
        retryDelay: (failures, error) =>
          error.retryAfterMs ?? Math.min(FIRST_BACK_OFF_MS * 2 ** failures, LONGEST_BACK_OFF_MS),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
