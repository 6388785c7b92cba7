import { onlineManager, type QueryClient, QueryObserver, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { ApiError } from '../api/ApiError.ts';
import { isAway, isServiceAway, useServiceState } from '../api/health.ts';
import { isSignedIn, ping } from '../api/http.ts';
import type { ResponseInfo } from '../contract/lenientParsing.ts';
import { backoffMs, POLL_BACKOFF, subscribeToNetwork } from './retry.ts';

/** After this time without failures a service counts as recovered. If it fails earlier, the ping delay stays long. */
const RECOVERED_AFTER_MS = 60_000;

/** After this time without a read (in milliseconds) a visible tab pings, to detect an outage. */
const QUIET_MS = 60_000;

const PING_KEY = ['ping'];

/**
 * Follows the reported health and the network state. Pings a service that is away, and refetches failed reads when it
 * answers. Also pings after a quiet time. Called once. (docs/decisions/0032)
 */
export function watchService(client: QueryClient) {
  let failedPings = 0;
  let recoveredAt = 0;

  const pingOptions = () =>
    queryOptions({
      queryKey: PING_KEY,
      queryFn: async ({ signal }) => {
        // Not `enabled`, because React Query reads it only when it sets the interval, and not at every ping.
        if (!isSignedIn()) return null;
        if (isServiceAway()) failedPings += 1;
        else if (hasFreshData(client)) return null;
        await ping({ signal });
        return null;
      },
      // The first ping comes after the first delay.
      initialData: null,
      staleTime: 0,
      networkMode: 'online',
      refetchInterval: () => (isServiceAway() ? backoffMs(failedPings, POLL_BACKOFF) : QUIET_MS),
      refetchOnMount: false,
      refetchOnWindowFocus: isServiceAway,
      // Retry once, because one failure is not an outage. Do not retry after a sign-out.
      retry: (failures, error) => failures === 0 && !isServiceAway() && hasNoResponse(error) && isSignedIn(),
      retryDelay: 0,
    });
  const observer = new QueryObserver(client, pingOptions());
  observer.subscribe(() => {});

  const updateNetwork = () => useServiceState.setState({ isOnline: onlineManager.isOnline() });
  subscribeToNetwork(updateNetwork);
  useServiceState.subscribe((now, before) => {
    if (isAway(now) === isAway(before)) return;
    if (isAway(now)) {
      if (Date.now() - recoveredAt > RECOVERED_AFTER_MS) failedPings = 0;
    } else {
      recoveredAt = Date.now();
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => hasNoResponse(state.error) });
    }
    // Recompute the time of the next ping.
    observer.setOptions(pingOptions());
  });
  updateNetwork();
}

/** True if something was read a moment ago. */
const hasFreshData = (client: QueryClient) =>
  client
    .getQueryCache()
    .getAll()
    .some(({ queryKey, state }) => queryKey !== PING_KEY && Date.now() - state.dataUpdatedAt < QUIET_MS);

/**
 * Returns the age of the oldest data on screen, as milliseconds since 1970. Null if the screen shows no data from the
 * service. Data whose refetch failed does not count, because its own error shows its age. Queries with
 * `meta.isBackground` do not count either.
 */
export function useShownSince(): number | null {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => {
      const times = cache.findAll({ type: 'active' }).flatMap(({ queryKey, state, meta, observers }) => {
        if (queryKey === PING_KEY || meta?.isBackground) return [];
        if (state.data) return state.error ? [] : state.dataUpdatedAt;
        // Placeholder data stays until the new page arrives. Other responses about a KOL stay even if this one fails.
        const before: { response?: ResponseInfo } | undefined = observers[0]?.getCurrentResult().data;
        const others = cache.findAll({ queryKey: queryKey.slice(0, 3) });
        return before?.response?.at ?? others.flatMap((other) => other.state.dataUpdatedAt || []);
      });
      return times.length === 0 ? null : Math.min(...times);
    },
  );
}

/** True if the request got no response. Only such requests are repeated, because a rejection would repeat itself. */
export const hasNoResponse = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'timeout' || (error.isTransient && error.status !== 429));
