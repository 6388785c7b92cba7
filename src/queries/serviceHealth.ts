import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { ApiError } from '../api/ApiError.ts';
import { type Health, readHealth, subscribeToHealth, watchRequest } from '../api/health.ts';
import { askShortest, hasKey } from '../api/http.ts';
import type { AnswerMarks } from '../contract/tolerant.ts';
import { repeatedly } from './repeatedly.ts';

/** A service that is well for so long has recovered; one that fails sooner is asked as seldom as before. */
const RECOVERED_AFTER_MS = 60_000;

/** Whoever looks at a tab that has read nothing for so long, in milliseconds, would not hear that the service is away. */
const QUIET_MS = 60_000;

/**
 * Asks a service that is down or cannot be reached again and again, and reads anew what could not be read as soon as it
 * answers; a quiet one now and then. Called once. (docs/decisions/0032)
 * @returns what the parts of the page have to know of it
 */
export function watchService(client: QueryClient) {
  const asking = repeatedly(async () => hasKey() && askShortest().catch(() => null));
  let wasDown = false;
  let recoveredAt = 0;

  const check = () => {
    const isDown = isServiceAway();
    if (isDown === wasDown) return;
    wasDown = isDown;
    if (isDown) asking.begin(Date.now() - recoveredAt > RECOVERED_AFTER_MS);
    else {
      asking.end();
      recoveredAt = Date.now();
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => hadNoAnswer(state.error) });
    }
  };
  subscribeToService(check);
  check();
  setInterval(() => {
    const isFresh = ({ state }: { state: { dataUpdatedAt: number } }) => Date.now() - state.dataUpdatedAt < QUIET_MS;
    if (document.hidden || !hasKey() || isServiceAway() || client.getQueryCache().getAll().some(isFresh)) return;
    // Asked twice, so that one failure is not yet an outage here either; not by who has signed out meanwhile.
    void askShortest()
      .catch(async () => hasKey() && (await askShortest()))
      .catch(() => null);
  }, QUIET_MS);
  return {
    isAway: isServiceAway,
    subscribe: subscribeToService,
    noteAnswer: () => void asking.now(),
    noteSilence: () => {
      if (isServiceAway() || !hasKey()) return;
      // That was the first failure in a row; the dashboard may come from elsewhere, so the service itself has the last word.
      watchRequest()('lost');
      void askShortest().catch(() => null);
    },
  };
}

/** How the service fares, or that this device has no network. */
export const useServiceHealth = () => useSyncExternalStore(subscribeToService, readServiceHealth);

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

/** True where nothing can be expected of the service: nobody answers, or there is no network. */
export const isServiceAway = () => ['down', 'offline'].includes(readServiceHealth());

/** The same as a component sees it. */
export const useServiceAway = () => useSyncExternalStore(subscribeToService, isServiceAway);

const readServiceHealth = (): Health | 'offline' => (navigator.onLine ? readHealth() : 'offline');

function subscribeToService(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  const stop = subscribeToHealth(listener);
  return () => {
    stop();
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** A refusal would be the same again; only what found nobody there is read anew. */
export const hadNoAnswer = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'timeout' || (error.isTransient && error.status !== 429));
