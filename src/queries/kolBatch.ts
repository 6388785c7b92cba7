import { CancelledError, type QueryClient, replaceEqualDeep, useQueryClient } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { useEffect, useMemo, useState } from 'react';
import { createStore, useStore } from 'zustand';
import { ApiError, type RateLimitWait } from '../api/ApiError.ts';
import { readHealth, useServiceAway } from '../api/health.ts';
import { listDelayMs } from '../api/rateLimit.ts';
import type { KolInclude } from '../contract/kol.ts';
import type { KolRecord, ParsedKol } from '../contract/parseKol.ts';
import { useCancelledEvents } from './cancelledEvents.ts';
import { kolOptions, LISTED_FRESH_MS, listedKolOptions, MAX_CONCURRENT_KOLS } from './kols.ts';
import { retryDelayMs } from './retry.ts';
import { hasNoResponse } from './serviceHealth.ts';

/** One id of a list: pending, loaded, or failed with the reason (for example, no such KOL). */
export type KolBatchEntry =
  | { id: string; status: 'pending' }
  | { id: string; status: 'loaded'; kol: ParsedKol }
  | { id: string; status: 'failed'; error: ApiError };

/** True if the service reports that the KOL does not exist. */
export const isUnknownEntry = (entry: KolBatchEntry | undefined) =>
  entry?.status === 'failed' && entry.error.isNotFound;

/** The progress of loading a list. */
interface KolBatch {
  /** One entry per id, in the order of the ids. */
  kols: readonly KolBatchEntry[];
  /** Number of ids that are loaded or failed. */
  done: number;
  /** True when all ids were done once, so that a retry keeps what is on screen. A new id makes it false. */
  wasComplete: boolean;
  /** True while requests run or wait; false when all are done, or after `cancel`. */
  isRunning: boolean;
  /** The delay that the service asks for (429). It applies to the whole queue; null if there is none. */
  wait: RateLimitWait | null;
}

/**
 * The minimum time between two changes of the store, in milliseconds, so that a thousand responses do not cause
 * a thousand renders.
 */
const PUBLISH_INTERVAL_MS = 80;

const LIMIT_BACKOFF = { firstMs: 1_000, longestMs: 30_000 };

/**
 * Reads many KOLs with the read operation (interface §4.1), a few at a time, into the query cache under the usual keys.
 * A 429 pauses the whole queue for the delay that the service asks for. Before that, it slows down (`listDelayMs`). A failed
 * id keeps its error until `retry`. A rejected key (401) stops the queue, so that not every id fails.
 *
 * It is not `useQueries`, because a list may have a thousand ids: each would have an observer, all would start at once, and
 * a 429 or 401 of one could not hold back the others.
 */
export class KolBatchLoader {
  /** The progress; the same object until something changes. */
  readonly store = createStore<KolBatch>(() => ({
    kols: [],
    done: 0,
    wasComplete: false,
    isRunning: false,
    wait: null,
  }));
  #ids: readonly string[] = [];
  #results = new Map<string, KolBatchEntry>();
  #limit = pLimit(MAX_CONCURRENT_KOLS);
  /** Grows when the queue is cleared, so that a task that was about to start does nothing. */
  #round = 0;
  #inFlight = new Set<string>();
  #wasComplete = false;
  #isStopped = false;
  /** True if the user stopped the queue. False if the user left the screen or the service rejected the key. */
  #isStoppedByUser = false;
  #wait: RateLimitWait | null = null;
  #pauses = 0;
  #pauseTimer: ReturnType<typeof setTimeout> | undefined;
  #paceTimer: ReturnType<typeof setTimeout> | undefined;
  #publishTimer: ReturnType<typeof setTimeout> | undefined;
  #stopWaitingForKey: (() => void) | undefined;
  #client: QueryClient;
  #include: readonly KolInclude[];

  /**
   * Sends no request before `setIds`.
   * @param ids the first list, whose cached KOLs the store has at once
   */
  constructor(client: QueryClient, include: readonly KolInclude[], ids: readonly string[] = []) {
    this.#client = client;
    this.#include = include;
    this.#takeIds(ids);
    this.#publish();
  }

  /**
   * Reads these ids and takes cached ones immediately. Ids that are not in the list any more are not requested. If the
   * user stopped the queue, removing rows does not restart it.
   */
  setIds(ids: readonly string[]) {
    this.#takeIds(ids);
    if (this.#isStoppedByUser) this.#publish();
    else this.resume();
  }

  #takeIds(ids: readonly string[]) {
    this.#ids = [...new Set(ids)];
    for (const id of this.#ids) {
      if (this.#results.has(id)) continue;
      this.#results.set(id, this.#cached(id));
      this.#wasComplete = false;
      this.#isStoppedByUser = false;
    }
  }

  /** The user stops the queue; `resume` continues it. */
  stop = () => {
    this.#isStoppedByUser = true;
    this.cancel();
  };

  /** Stops the requests and keeps what is loaded. */
  cancel = () => {
    this.#stopQueue();
    this.#stopWaitingForKey?.();
    clearTimeout(this.#pauseTimer);
    this.#endPace();
    this.#wait = null;
    // Cancels only requests that nothing else on the page needs.
    for (const id of this.#inFlight)
      void this.#client.cancelQueries({
        queryKey: this.#key(id),
        predicate: (query) => query.getObserversCount() === 0,
      });
    this.#publish();
  };

  /** Continues after `stop` or `cancel`. */
  resume = () => {
    this.#isStopped = false;
    this.#isStoppedByUser = false;
    this.#endPace();
    this.#applyRateLimits();
    this.#slowDown();
    this.#queuePending();
    this.#publish();
  };

  /** Retries these ids, or every failed id. */
  retry = (ids: readonly string[] = this.#ids) => {
    for (const id of ids)
      if (this.#results.get(id)?.status === 'failed') this.#results.set(id, { id, status: 'pending' });
    this.resume();
  };

  /** Retries the ids that got no response, when the service is back. Does nothing if the user stopped the queue. */
  retryWithoutResponse = () => {
    if (this.#isStopped) return;
    const ids = this.#ids.filter((id) => {
      const result = this.#results.get(id);
      return result?.status === 'failed' && hasNoResponse(result.error);
    });
    if (ids.length > 0) this.retry(ids);
  };

  #key = (id: string) => kolOptions(id, this.#include).queryKey;

  /**
   * Returns what the cache knows: a fresh profile, or that the KOL does not exist. Other failures are requested again.
   */
  #cached(id: string): KolBatchEntry {
    const state = this.#client.getQueryState<ParsedKol, ApiError>(this.#key(id));
    if (state === undefined) return { id, status: 'pending' };
    // React Query marks every failed query as invalidated.
    const { data, dataUpdatedAt, error, errorUpdatedAt, isInvalidated } = state;
    const isFresh = (updatedAt: number) => Date.now() - updatedAt < LISTED_FRESH_MS;
    if (error?.isNotFound && isFresh(errorUpdatedAt)) return { id, status: 'failed', error };
    const isUsable = data !== undefined && !isInvalidated && isFresh(dataUpdatedAt);
    return isUsable ? { id, status: 'loaded', kol: data } : { id, status: 'pending' };
  }

  #stopQueue() {
    this.#isStopped = true;
    this.#clearQueue();
  }

  /** Takes back what is not in flight. */
  #clearQueue() {
    this.#limit.clearQueue();
    this.#round += 1;
  }

  /** Queues all pending ids in list order, in place of what is queued. */
  #queuePending() {
    if (this.#isStopped || this.#wait !== null || this.#paceTimer !== undefined) return;
    this.#capRequests();
    this.#clearQueue();
    const round = this.#round;
    for (const id of this.#ids) {
      if (this.#results.get(id)?.status !== 'pending' || this.#inFlight.has(id)) continue;
      void this.#limit(async () => {
        if (round === this.#round) await this.#fetch(id);
      });
    }
  }

  /** While the service is away or the rate limit is near, requests run one at a time. */
  #capRequests() {
    this.#limit.concurrency = readHealth() === 'down' || listDelayMs() > 0 ? 1 : MAX_CONCURRENT_KOLS;
  }

  /** Delays the next request if the rate limit is near. */
  #slowDown() {
    const delay = listDelayMs();
    if (delay === 0 || this.#isStopped || this.#wait !== null) return;
    this.#clearQueue();
    this.#endPace();
    this.#paceTimer = setTimeout(() => {
      this.#endPace();
      this.#queuePending();
    }, delay);
  }

  #endPace() {
    clearTimeout(this.#paceTimer);
    this.#paceTimer = undefined;
  }

  async #fetch(id: string) {
    this.#inFlight.add(id);
    try {
      const kol = await this.#client.fetchQuery(listedKolOptions(id, this.#include));
      this.#pauses = 0;
      this.#results.set(id, { id, status: 'loaded', kol });
    } catch (error) {
      this.#recordFailure(id, error);
    }
    this.#inFlight.delete(id);
    this.#capRequests();
    this.#slowDown();
    if (this.#results.get(id)?.status === 'pending') this.#queuePending();
    this.#publishSoon();
  }

  #recordFailure(id: string, error: unknown) {
    if (error instanceof CancelledError) return;
    // A bug of the dashboard. The id stays in flight, because its request would fail again without end.
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 429) this.#pause(error);
    else if (error.status === 401) this.#waitForKey(id);
    else this.#results.set(id, { id, status: 'failed', error });
  }

  /** Continues after a new sign-in, which resets the failed queries. */
  #waitForKey(id: string) {
    if (this.#isStopped) return;
    this.#stopQueue();
    const { queryHash } = this.#client.getQueryCache().find({ queryKey: this.#key(id) }) ?? {};
    this.#stopWaitingForKey = this.#client.getQueryCache().subscribe(({ query }) => {
      if (query.queryHash !== queryHash || query.state.status !== 'pending') return;
      this.#stopWaitingForKey?.();
      // Do not resume inside the cache's own notification.
      queueMicrotask(this.resume);
    });
  }

  /** Pauses the whole queue. The rejected ids stay pending and are retried. */
  #pause(error: ApiError) {
    if (this.#isStopped) return;
    const pauses = this.#wait === null ? this.#pauses + 1 : this.#pauses;
    const until = error.at + retryDelayMs(pauses - 1, error, LIMIT_BACKOFF);
    if (until <= Math.max(Date.now(), this.#wait?.until ?? 0)) return;
    this.#pauses = pauses;
    this.#wait = { until, error };
    this.#clearQueue();
    clearTimeout(this.#pauseTimer);
    this.#pauseTimer = setTimeout(() => {
      this.#wait = null;
      this.#queuePending();
      this.#publish();
    }, until - Date.now());
  }

  /** Also applies a rate limit that was reached while the route was loading. */
  #applyRateLimits() {
    for (const id of this.#ids) {
      const error = this.#client.getQueryState<ParsedKol, ApiError>(this.#key(id))?.error;
      if (error?.status === 429 && this.#results.get(id)?.status === 'pending') this.#pause(error);
    }
  }

  #publishSoon() {
    const isLast = this.#inFlight.size === 0 && this.#limit.pendingCount === 0;
    if (isLast) this.#publish();
    else this.#publishTimer ??= setTimeout(() => this.#publish(), PUBLISH_INTERVAL_MS);
  }

  #publish() {
    clearTimeout(this.#publishTimer);
    this.#publishTimer = undefined;
    const kols = this.#ids.map((id): KolBatchEntry => this.#results.get(id) ?? { id, status: 'pending' });
    const done = kols.filter(({ status }) => status !== 'pending').length;
    const isRunning = !this.#isStopped && done < kols.length;
    this.#wasComplete ||= done > 0 && done === kols.length;
    const next = { kols, done, wasComplete: this.#wasComplete, isRunning, wait: this.#wait };
    // A new object would render the list again, as when it mounts.
    const shown = this.store.getState();
    if (replaceEqualDeep(shown, next) !== shown) this.store.setState(next);
  }
}

/**
 * Reads many KOLs, at most 6 at a time, and reports the progress and the result of each id (see `KolBatchLoader`). Their events are
 * without cancelled ones, as far as known (`useCancelledEvents`).
 * @param ids the list; repeats count once. Unmounting cancels the pending requests
 * @param include which lists the responses contain; fixed for the life of the component
 */
export function useKolBatch(ids: readonly string[], include: readonly KolInclude[]) {
  const client = useQueryClient();
  const [loader] = useState(() => new KolBatchLoader(client, include, ids));
  const idList = ids.join(',');
  useEffect(() => loader.setIds(idList === '' ? [] : idList.split(',')), [loader, idList]);
  useEffect(() => loader.cancel, [loader]);
  const isAway = useServiceAway();
  useEffect(() => {
    if (!isAway) loader.retryWithoutResponse();
  }, [loader, isAway]);
  const batch = useStore(loader.store);
  const cancelled = useCancelledEvents(undefined, include.includes('events') && ids.length > 0);
  // The same objects until one changes, for memoized rows.
  const kols = useMemo(() => batch.kols.map((entry) => withoutEvents(entry, cancelled)), [batch.kols, cancelled]);
  const { stop, resume, retry } = loader;
  return { ...batch, kols, total: kols.length, cancel: stop, resume, retry };
}

/** Removes these events from a loaded KOL. Returns the same object if the KOL has none of them. */
function withoutEvents(entry: KolBatchEntry, eventIds: ReadonlySet<string>): KolBatchEntry {
  const isRemoved = ({ id = '' }: KolRecord) => eventIds.has(id);
  return entry.status === 'loaded' && entry.kol.events?.some(isRemoved)
    ? { ...entry, kol: { ...entry.kol, events: entry.kol.events.filter((event) => !isRemoved(event)) } }
    : entry;
}
