import { createPersistedStore } from './createPersistedStore.ts';

/** Above this many events within some months a KOL counts as busy, until a planner sets another number. */
const USUAL = 3;

const store = createPersistedStore('busy-limit', (stored): number =>
  typeof stored === 'number' && Number.isInteger(stored) && stored >= 0 ? stored : USUAL,
);

/** How many recent events of a KOL are still no reason for a warning. */
export const useBusyLimit = store.useValue;

export const setBusyLimit = store.set;
