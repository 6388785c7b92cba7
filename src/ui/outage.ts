import { useSyncExternalStore } from 'react';

/** The service as whoever watches it knows it. */
export interface WatchedService {
  /** True where nothing can be expected of it: nobody answers, or there is no network. */
  isAway: () => boolean;
  /** Calls `listener` after every change. @returns how to stop that */
  subscribe: (listener: () => void) => () => void;
  /** Asks it now, where it is away: something else has just had an answer. */
  noteAnswer: () => void;
  /** Asks it now, where it is not known to be away: something else has just had none. */
  noteSilence: () => void;
}

const NOBODY_WATCHES: WatchedService = {
  isAway: () => false,
  subscribe: () => () => {},
  noteAnswer: () => {},
  noteSilence: () => {},
};

let watched = NOBODY_WATCHES;

/** Names what tells of outages; called once. */
export function watchOutages(by: WatchedService) {
  watched = by;
}

/** True as long as the service is away, and the dashboard goes on by itself when it is back. */
export const isOutage = () => watched.isAway();

export const subscribeToOutages: WatchedService['subscribe'] = (listener) => watched.subscribe(listener);

export const useOutage = () => useSyncExternalStore(subscribeToOutages, isOutage);

/** Says that somebody answers: an outage that lasts until the service is next asked may be over. */
export const noteAnswer = () => watched.noteAnswer();

/** Says that nobody answers: an outage that no request has met yet may have begun. */
export const noteSilence = () => watched.noteSilence();
