import { onlineManager, type QueryClient, QueryObserver, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { ApiError } from '../api/ApiError.ts';
import { type Health, readHealth, requestHealth, watchRequest } from '../api/health.ts';
import { hasKey, ping } from '../api/http.ts';
import type { AnswerMarks } from '../contract/tolerant.ts';
import { backoffMs, POLL_BACKOFF } from './retry.ts';

/** A service that is well for so long has recovered; one that fails sooner is asked as seldom as before. */
const RECOVERED_AFTER_MS = 60_000;

/** Whoever looks at a tab that has read nothing for so long, in milliseconds, would not hear that the service is away. */
const QUIET_MS = 60_000;

const PING_KEY = ['ping'];

/** How the service fares, or that this device has no network. */
const useStatus = create<{ status: Health | 'offline' }>(() => ({ status: 'well' }));

export const useServiceHealth = () => useStatus(({ status }) => status);

const isAway = ({ status }: { status: Health | 'offline' }) => status === 'down' || status === 'offline';

/** True where nothing can be expected of the service: nobody answers, or there is no network. */
export const isServiceAway = () => isAway(useStatus.getState());

/** The same as a component sees it. */
export const useServiceAway = () => useStatus(isAway);

/**
 * Follows what the requests report and whether there is a network, pings a service that is away again and again, and reads
 * again what could not be read as soon as it answers; a quiet one now and then. Called once. (docs/decisions/0032)
 * @returns what the parts of the page have to know of it
 */
export function watchService(client: QueryClient) {
  let failedPings = 0;
  let recoveredAt = 0;

  const pingOptions = () =>
    queryOptions({
      queryKey: PING_KEY,
      queryFn: async ({ signal }) => {
        if (isServiceAway()) failedPings += 1;
        else if (hasFreshAnswer(client)) return null;
        await ping({ signal });
        return null;
      },
      // Nothing is asked before the first wait is over.
      initialData: null,
      enabled: hasKey,
      staleTime: 0,
      networkMode: 'online',
      refetchInterval: () => (isServiceAway() ? backoffMs(failedPings, POLL_BACKOFF) : QUIET_MS),
      refetchOnMount: false,
      refetchOnWindowFocus: isServiceAway,
      // Asked twice, so that one failure is not yet an outage; not by who has signed out meanwhile.
      retry: (failures, error) => failures === 0 && !isServiceAway() && hadNoAnswer(error) && hasKey(),
      retryDelay: 0,
    });
  const observer = new QueryObserver(client, pingOptions());
  observer.subscribe(() => {});

  const update = () => useStatus.setState({ status: onlineManager.isOnline() ? readHealth() : 'offline' });
  requestHealth.subscribe(update);
  onlineManager.subscribe(update);
  // React Query takes it for granted that there is a network until the browser says otherwise.
  onlineManager.setOnline(navigator.onLine);
  update();
  useStatus.subscribe((now, before) => {
    if (isAway(now) === isAway(before)) return;
    if (isAway(now)) {
      if (Date.now() - recoveredAt > RECOVERED_AFTER_MS) failedPings = 0;
    } else {
      recoveredAt = Date.now();
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => hadNoAnswer(state.error) });
    }
    // The next ping is due at another time.
    observer.setOptions(pingOptions());
  });
  return {
    isAway: isServiceAway,
    subscribe: (listener: () => void): (() => void) => useStatus.subscribe(listener),
    noteAnswer: () => {
      if (isServiceAway()) void observer.refetch({ cancelRefetch: false });
    },
    noteSilence: () => {
      if (isServiceAway() || !hasKey()) return;
      // That was the first failure in a row; the dashboard may come from elsewhere, so the service itself has the last word.
      watchRequest()('lost');
      void ping().catch(() => null);
    },
  };
}

/** True where something was read a moment ago. */
const hasFreshAnswer = (client: QueryClient) =>
  client
    .getQueryCache()
    .getAll()
    .some(({ queryKey, state }) => queryKey !== PING_KEY && Date.now() - state.dataUpdatedAt < QUIET_MS);

/**
 * When the oldest of what the screen shows was read, in milliseconds since 1970. Null for a screen that shows nothing that
 * was read. What could not be read anew is left out: its own fault says how old it is.
 */
export function useShownSince(): number | null {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => {
      const times = cache.findAll({ type: 'active' }).flatMap(({ queryKey, state, observers }) => {
        if (queryKey === PING_KEY) return [];
        if (state.data) return state.error ? [] : state.dataUpdatedAt;
        // The page before stays until the next one has come; other answers about a KOL, whatever becomes of this one.
        const before: { answer?: AnswerMarks } | undefined = observers[0]?.getCurrentResult().data;
        const others = cache.findAll({ queryKey: queryKey.slice(0, 3) });
        return before?.answer?.at ?? others.flatMap((other) => other.state.dataUpdatedAt || []);
      });
      return times.length === 0 ? null : Math.min(...times);
    },
  );
}

/** A refusal would be the same again; only what found nobody there is read anew. */
export const hadNoAnswer = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'timeout' || (error.isTransient && error.status !== 429));
