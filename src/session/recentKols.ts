import { useSyncExternalStore } from 'react';
import { readKey, subscribeToSession } from './session.ts';
import { createStore } from './store.ts';

/** How many recently opened KOLs are remembered. */
const MOST = 12;

const store = createStore('recent-kols', (stored): readonly string[] =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, MOST) : [],
);

/** The ids of the KOLs that were opened last, the last one first. */
export const readRecentKols = store.read;

/** The same as a component sees them. */
export const useRecentKols = () => useSyncExternalStore(store.subscribe, store.read);

/** Notes that a KOL's profile was opened. */
export function noteRecentKol(kolId: string) {
  if (store.read()[0] === kolId) return;
  store.write([kolId, ...store.read().filter((id) => id !== kolId)].slice(0, MOST));
}

/** Forgets which KOLs were opened, as signing out does: it is a trace of what somebody did. */
export const forgetRecentKols = () => store.write([]);

// A key that takes another one's place ends what was done with that one, as signing out does.
let key = readKey();
subscribeToSession(() => {
  if (readKey() === key) return;
  key = readKey();
  if (key !== null) store.forgetOthers();
});
