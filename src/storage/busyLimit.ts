import { createPersistedStore } from './createPersistedStore.ts';

/** A KOL with more recent events than this counts as busy, until the planner changes the number. */
const DEFAULT_LIMIT = 3;

const store = createPersistedStore('busy-limit', (stored): number =>
  typeof stored === 'number' && Number.isInteger(stored) && stored >= 0 ? stored : DEFAULT_LIMIT,
);

/** The number of recent events of a KOL that causes no warning yet. */
export const useBusyLimit = store.useValue;

export const setBusyLimit = store.set;
