import { QueryCache, QueryClient } from '@tanstack/react-query';
import type { ApiError } from '../api/ApiError.ts';
import { noteGivenUp } from '../api/health.ts';
import { isWorthRetrying, retryDelayMs } from './retry.ts';
import { hadNoAnswer } from './serviceHealth.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** Every query and mutation of the dashboard goes through the API module, which throws nothing else. */
    defaultError: ApiError;
  }
}

/** How long a read counts as fresh: moving between screens does not ask again within it. */
const FRESH_MS = 30_000;

/** Makes the cache in which every answer of the service lives. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => hadNoAnswer(error) && noteGivenUp() }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // A route's loader has just asked; a screen that finds its fault must not ask the same again.
        retryOnMount: false,
        // A stopped service is told by its fault, not by the browser's guess about the network.
        networkMode: 'always',
        retry: isWorthRetrying,
        retryDelay: retryDelayMs,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
