import { useSyncExternalStore } from 'react';

/** The watched service. */
export interface WatchedService {
  /** True if no response can be expected: the service is down or the device is offline. */
  isAway: () => boolean;
  /** Calls `listener` after every change. @returns a function that unsubscribes */
  subscribe: (listener: () => void) => () => void;
  /** Pings the service if it counts as healthy, because another request got no response. */
  reportNoResponse: () => void;
}

const NOBODY_WATCHES: WatchedService = {
  isAway: () => false,
  subscribe: () => () => {},
  reportNoResponse: () => {},
};

let watched = NOBODY_WATCHES;

/** Sets the source of outage information; called once. */
export function watchOutages(by: WatchedService) {
  watched = by;
}

/** True during an outage. The dashboard continues automatically afterwards. */
export const isOutage = () => watched.isAway();

export const subscribeToOutages: WatchedService['subscribe'] = (listener) => watched.subscribe(listener);

export const useOutage = () => useSyncExternalStore(subscribeToOutages, isOutage);

/** Reports a failed request, so that an outage is detected before the next request. */
export const reportNoResponse = () => watched.reportNoResponse();
