import { CancelledError, type QueryClient } from '@tanstack/react-query';
import PQueue from 'p-queue';
import { ApiError } from '../api/ApiError.ts';
import { readHealth } from '../api/health.ts';
import type { KolInclude } from '../contract/kol.ts';
import type { ReadKol } from '../contract/readKol.ts';
import { AT_A_TIME, kolKeys, LISTED_FRESH_MS, listedKolOptions } from './kols.ts';
import { type LimitWait, retryDelayMs } from './retry.ts';
import { hadNoAnswer } from './serviceHealth.ts';

/** One id of a list: still to be read, read, or not readable (it may be that there is no such KOL) with the reason. */
export type ResolvedKol =
  | { id: string; status: 'pending' }
  | { id: string; status: 'loaded'; kol: ReadKol }
  | { id: string; status: 'failed'; error: ApiError };

/** How far the reading of a list is. */
export interface KolResolution {
  /** One entry per id, in the order of the ids. */
  kols: readonly ResolvedKol[];
  /** How many are loaded or failed. */
  done: number;
  /** True while requests are under way or waited for; false once all is done, or after `cancel`. */
  isRunning: boolean;
  /** The wait that the service has asked for (429), for everybody; null while it does not. */
  wait: LimitWait | null;
}

/** How often a listener hears of progress at most, in milliseconds: a thousand answers are not a thousand renderings. */
const BEAT_MS = 80;

const LIMIT_BACKOFF = { firstMs: 1_000, longestMs: 30_000 };

/**
 * Reads many KOLs with the read operation (interface §4.1), a few at a time, into the query cache under the same keys
 * as everybody else. A 429 pauses the whole queue for as long as the service asks, then it goes on. What fails stays
 * failed, with its reason, until `retry`. A refused key (401) stops the queue instead of failing every id.
 */
export class KolResolver {
  #ids: readonly string[] = [];
  #results = new Map<string, ResolvedKol>();
  #queue = new PQueue({ concurrency: AT_A_TIME });
  /** What waits in the queue or is asked for now. */
  #queued = new Set<string>();
  #asking = new Set<string>();
  #isStopped = true;
  /** True where somebody stopped it, and not that the screen was left or the key refused. */
  #isByHand = false;
  #wait: LimitWait | null = null;
  #pauses = 0;
  #wake: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;
  #snapshot: KolResolution = { kols: [], done: 0, isRunning: false, wait: null };
  #stopWaiting: (() => void) | undefined;
  #listeners = new Set<() => void>();
  #client: QueryClient;
  #include: readonly KolInclude[];

  constructor(client: QueryClient, include: readonly KolInclude[]) {
    this.#client = client;
    this.#include = include;
  }

  /**
   * Reads these ids, and whatever is already in the cache at once. Ids that are no longer named are not asked for. What
   * somebody stopped stays so while rows are only taken away.
   */
  want(ids: readonly string[]) {
    this.#ids = [...new Set(ids)];
    const fresh = this.#ids.filter((id) => !this.#results.has(id));
    for (const id of fresh) this.#results.set(id, this.#cached(id));
    if (fresh.length > 0) this.#isByHand = false;
    this.goOn();
  }

  /** What somebody does who will not wait; `resume` goes on. */
  stop = () => {
    this.#isByHand = true;
    this.cancel();
  };

  /** Stops asking; what has been read stays. */
  cancel = () => {
    this.#stopQueue();
    this.#stopWaiting?.();
    clearTimeout(this.#wake);
    this.#wait = null;
    // Only what nobody else on the page waits for.
    for (const id of this.#asking)
      void this.#client.cancelQueries({
        queryKey: this.#key(id),
        predicate: (query) => query.getObserversCount() === 0,
      });
    this.#publish();
  };

  /** Goes on after `stop` or `cancel`. */
  resume = () => {
    this.#isStopped = false;
    this.#isByHand = false;
    this.#queue.start();
    this.#keepLimits();
    this.#askPending();
    this.#publish();
  };

  /** The same, for a key that holds again or fewer ids: not where somebody stopped it. */
  goOn = () => {
    if (this.#isByHand) this.#publish();
    else this.resume();
  };

  /** Asks again for these ids, or for every one that failed. */
  retry = (ids: readonly string[] = this.#ids) => {
    for (const id of ids)
      if (this.#results.get(id)?.status === 'failed') this.#results.set(id, { id, status: 'pending' });
    this.resume();
  };

  /** Asks again for what found nobody there, as soon as the service is back; not where reading was stopped. */
  retryUnanswered = () => {
    if (this.#isStopped) return;
    const ids = this.#ids.filter((id) => {
      const result = this.#results.get(id);
      return result?.status === 'failed' && hadNoAnswer(result.error);
    });
    if (ids.length > 0) this.retry(ids);
  };

  /** For `useSyncExternalStore`. */
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** How far it is; the same object until something changes. */
  read = () => this.#snapshot;

  #key = (id: string) => [...kolKeys.one(id), { include: this.#include }];

  /** What the cache tells: a profile that is fresh, or that there is none. Any other failure is asked for again. */
  #cached(id: string): ResolvedKol {
    const state = this.#client.getQueryState<ReadKol, ApiError>(this.#key(id));
    if (state === undefined) return { id, status: 'pending' };
    // A query that fails is always marked as invalidated.
    const { data, dataUpdatedAt, error, errorUpdatedAt, isInvalidated } = state;
    const isFresh = (updatedAt: number) => Date.now() - updatedAt < LISTED_FRESH_MS;
    if (error?.isNotFound && isFresh(errorUpdatedAt)) return { id, status: 'failed', error };
    const isUsable = data !== undefined && !isInvalidated && isFresh(dataUpdatedAt);
    return isUsable ? { id, status: 'loaded', kol: data } : { id, status: 'pending' };
  }

  #stopQueue() {
    this.#isStopped = true;
    this.#queue.clear();
    this.#queued = new Set(this.#asking);
  }

  /** Queues whatever is still to be read, in the order of the list. */
  #askPending() {
    if (this.#isStopped || this.#wait !== null) return;
    this.#capRequests();
    for (const [index, id] of this.#ids.entries()) {
      if (this.#results.get(id)?.status !== 'pending' || this.#queued.has(id)) continue;
      this.#queued.add(id);
      void this.#queue.add(() => this.#ask(id), { priority: -index });
    }
  }

  /** While nobody answers, one after another: who is answered first brings the others back. */
  #capRequests() {
    this.#queue.concurrency = readHealth() === 'down' ? 1 : AT_A_TIME;
  }

  async #ask(id: string) {
    if (!this.#ids.includes(id)) return void this.#queued.delete(id);
    this.#asking.add(id);
    try {
      const kol = await this.#client.fetchQuery(listedKolOptions(id, this.#include));
      this.#pauses = 0;
      this.#results.set(id, { id, status: 'loaded', kol });
    } catch (error) {
      this.#noteFailure(id, error);
    }
    this.#asking.delete(id);
    this.#queued.delete(id);
    this.#capRequests();
    if (this.#results.get(id)?.status === 'pending') this.#askPending();
    this.#publishSoon();
  }

  #noteFailure(id: string, error: unknown) {
    if (error instanceof CancelledError || !(error instanceof ApiError)) return;
    if (error.status === 429) this.#pause(error);
    else if (error.status === 401) this.#waitForKey(id);
    else this.#results.set(id, { id, status: 'failed', error });
  }

  /** Goes on once somebody has signed in again, which makes the cache forget its refusals. */
  #waitForKey(id: string) {
    if (this.#isStopped) return;
    this.#stopQueue();
    const { queryHash } = this.#client.getQueryCache().find({ queryKey: this.#key(id) }) ?? {};
    this.#stopWaiting = this.#client.getQueryCache().subscribe(({ query }) => {
      if (query.queryHash !== queryHash || query.state.status !== 'pending') return;
      this.#stopWaiting?.();
      // Not from within the cache's own notice.
      queueMicrotask(this.resume);
    });
  }

  /** Everybody waits; the ids that were refused are still pending and come again. */
  #pause(fault: ApiError) {
    if (this.#isStopped) return;
    const pauses = this.#wait === null ? this.#pauses + 1 : this.#pauses;
    const until = fault.at + retryDelayMs(pauses - 1, fault, LIMIT_BACKOFF);
    if (until <= Math.max(Date.now(), this.#wait?.until ?? 0)) return;
    this.#pauses = pauses;
    this.#wait = { until, fault };
    this.#queue.pause();
    clearTimeout(this.#wake);
    this.#wake = setTimeout(() => {
      this.#wait = null;
      this.#queue.start();
      this.#askPending();
      this.#publish();
    }, until - Date.now());
  }

  /** A limit that was met while the screen was on its way holds for its list too. */
  #keepLimits() {
    for (const id of this.#ids) {
      const error = this.#client.getQueryState<ReadKol, ApiError>(this.#key(id))?.error;
      if (error?.status === 429 && this.#results.get(id)?.status === 'pending') this.#pause(error);
    }
  }

  #publishSoon() {
    const isLast = this.#queued.size === 0;
    if (isLast) this.#publish();
    else this.#beat ??= setTimeout(() => this.#publish(), BEAT_MS);
  }

  #publish() {
    clearTimeout(this.#beat);
    this.#beat = undefined;
    const kols = this.#ids.map((id): ResolvedKol => this.#results.get(id) ?? { id, status: 'pending' });
    const done = kols.filter(({ status }) => status !== 'pending').length;
    const isRunning = !this.#isStopped && done < kols.length;
    this.#snapshot = { kols, done, isRunning, wait: this.#wait };
    for (const listener of this.#listeners) listener();
  }
}
