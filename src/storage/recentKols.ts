import { itemNames, writeItem } from './browserStorage.ts';
import { createPersistedStore } from './createPersistedStore.ts';
import { storageOwner, subscribeToStorageOwner } from './owner.ts';

/** How many recently opened records of each kind are remembered. */
const MOST = 12;

// The name is of a time when only KOLs were remembered: what lies there is still read, and forgotten in time.
const NAME = 'recent-kols';

const store = createPersistedStore(NAME, (stored): readonly string[] =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [],
);

/** The ids of the KOLs, campaigns and products that were opened last, the last one first. */
export const readRecent = store.get;

/** The same as a component sees them. */
export const useRecent = store.useValue;

/** Those of them that are KOLs'. */
export const useRecentKols = () => useRecent().filter((id) => id.startsWith('kol_'));

/** Adds a KOL whose profile was opened, or a campaign or product whose drawer was. */
export function addRecent(opened: string) {
  let room = MOST;
  // An id begins with its kind (interface §2): what is looked at of one kind takes nothing from the others.
  const others = store.get().filter((id) => id !== opened && (id[0] !== opened[0] || --room > 0));
  store.set([opened, ...others]);
}

/** Forgets what was opened, as signing out does: it is a trace of what somebody did. */
export const clearRecent = () => store.set([]);

// A key that takes another one's place ends what was done with that one, as signing out does.
subscribeToStorageOwner(() => {
  const owner = storageOwner();
  if (owner === null) return;
  for (const name of itemNames('local', `${NAME}.`)) if (name !== `${NAME}.${owner}`) writeItem('local', name, null);
});
