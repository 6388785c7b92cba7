import { QueryCache, QueryClient } from '@tanstack/react-query';
import type { ApiError } from '../api/ApiError.ts';
import { reportGivenUp } from '../api/health.ts';
import { isWorthRetrying, retryDelayMs } from './retry.ts';
import { hasNoResponse } from './serviceHealth.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** Every query and mutation uses the API module, which throws only this error. */
    defaultError: ApiError;
    /** `isBackground`: its answer is not data on screen whose age a user wants to know, such as the count of a tab. */
    queryMeta: { isBackground?: boolean };
  }
}

/** How long data stays fresh, in milliseconds. Moving between screens does not refetch fresh data. */
const FRESH_MS = 30_000;

/** Creates the query cache for all responses of the service. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      // One failure is not an outage, so a query without retries, such as a count, proves none.
      onError: (error, { state }) => state.fetchFailureCount > 1 && hasNoResponse(error) && reportGivenUp(),
    }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // The route's loader has just made the request, so a screen does not repeat it after an error.
        retryOnMount: false,
        // Errors detect a stopped service more reliably than the browser's network state.
        networkMode: 'always',
        retry: isWorthRetrying,
        retryDelay: retryDelayMs,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
