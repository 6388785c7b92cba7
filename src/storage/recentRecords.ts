import { createPersistedStore, removeItemsOfOthers, subscribeToStorageOwner } from './createPersistedStore.ts';

/** The maximum number of recent records per kind. */
const MAX_PER_KIND = 12;

// The name comes from a release that stored only KOLs. It stays so that stored values can be read.
const NAME = 'recent-kols';

const store = createPersistedStore(NAME, (stored): readonly string[] =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [],
);

/** The ids of the KOLs, campaigns and products that were opened last, newest first. Only tests call it: components use the hook. */
export const readRecent = store.get;

/** The same ids as a hook. */
export const useRecent = store.useValue;

/** The KOL ids of this list. */
export const useRecentKols = () => useRecent().filter((id) => id.startsWith('kol_'));

/** An id starts with its kind (interface §2): `kol`, `cmp`, `prod`. */
const kindOf = (id: string) => id.split('_', 1)[0];

/** Adds a KOL whose profile was opened, or a campaign or product whose drawer was opened. */
export function addRecent(opened: string) {
  let room = MAX_PER_KIND;
  // Each kind has its own limit.
  const others = store.get().filter((id) => id !== opened && (kindOf(id) !== kindOf(opened) || --room > 0));
  store.set([opened, ...others]);
}

/** Clears the list. A sign-out does this too, because the list shows what a user did. */
export const clearRecent = () => store.set([]);

// Another user clears the list, as a sign-out does.
subscribeToStorageOwner(() => removeItemsOfOthers('local', NAME));
