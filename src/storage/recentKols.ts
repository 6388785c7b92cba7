import { useSyncExternalStore } from 'react';
import { readKey, subscribeToSession } from '../auth/session.ts';
import { createStore } from './createStore.ts';

/** How many recently opened records of each kind are remembered. */
const MOST = 12;

// The name is of a time when only KOLs were remembered: what lies there is still forgotten in time.
const store = createStore('recent-kols', (stored): readonly string[] =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [],
);

/** The ids of the KOLs, campaigns and products that were opened last, the last one first. */
export const readRecent = store.read;

/** The same as a component sees them. */
export const useRecent = () => useSyncExternalStore(store.subscribe, store.read);

/** Those of them that are KOLs'. */
export const useRecentKols = () => useRecent().filter((id) => id.startsWith('kol_'));

/** Notes that a KOL's profile was opened, or the drawer of a campaign or product. */
export function addRecent(opened: string) {
  let room = MOST;
  // An id begins with its kind (interface §2): what is looked at of one kind takes nothing from the others.
  const others = store.read().filter((id) => id !== opened && (id[0] !== opened[0] || --room > 0));
  store.write([opened, ...others]);
}

/** Forgets what was opened, as signing out does: it is a trace of what somebody did. */
export const clearRecent = () => store.write([]);

// A key that takes another one's place ends what was done with that one, as signing out does.
let key = readKey();
subscribeToSession(() => {
  if (readKey() === key) return;
  key = readKey();
  if (key !== null) store.forgetOthers();
});
