import { create, createStore } from 'zustand';
import { type PersistStorage, persist } from 'zustand/middleware';
import { itemNames, PREFIX, readItem, type StorageArea, writeItem } from './browserStorage.ts';

/**
 * Who shares the stored value:
 * - `owner`: all tabs of this browser, for the same user (docs/decisions/0012)
 * - `device`: all tabs of this browser, for any user
 * - `tab`: this tab only, for the same user, across reloads, until a sign-out in it
 */
type StoreScope = 'owner' | 'device' | 'tab';

/**
 * A zustand store that the browser persists as JSON. It follows changes in other tabs. If the browser cannot store it
 * (storage full or blocked), this tab keeps it in memory. Store only ids, names of lists and settings, never a profile.
 * @param name the storage name, such as `shortlists`
 * @param parse converts the stored value (undefined if nothing readable was stored); must not throw
 */
export function createPersistedStore<Value>(
  name: string,
  parse: (stored: unknown) => Value,
  scope: StoreScope = 'owner',
) {
  const itemName = () => (scope === 'device' ? name : `${name}.${storageOwner() ?? ''}`);
  const useStore = create<{ value: Value }>()(
    persist((): { value: Value } => ({ value: parse(undefined) }), {
      name: itemName(),
      storage: plainJson(scope === 'tab' ? 'session' : 'local'),
      partialize: ({ value }) => value,
      merge: (stored) => ({ value: parse(stored) }),
    }),
  );
  const rehydrate = () => void useStore.persist.rehydrate();

  if (scope === 'tab') removeItemsOfOthers('session', name);
  if (scope !== 'device')
    subscribeToStorageOwner(() => {
      if (scope === 'tab') removeItemsOfOthers('session', name);
      useStore.persist.setOptions({ name: itemName() });
      rehydrate();
    });
  if (scope !== 'tab')
    window.addEventListener('storage', ({ key }) => {
      if (key === null || key === PREFIX + itemName()) rehydrate();
    });
  // A page in the back/forward cache receives no storage events until the user returns to it.
  window.addEventListener('pageshow', ({ persisted }) => persisted && rehydrate());

  return {
    /** The value as a hook. */
    useValue: () => useStore(({ value }) => value),
    /** The value; the same object until it changes. */
    get: () => useStore.getState().value,
    /** Replaces the value. */
    set: (value: Value): void => void useStore.setState({ value }),
    /** Calls `listener` after every change, in this tab or another. @returns a function that unsubscribes */
    subscribe: (listener: () => void): (() => void) => useStore.subscribe(listener),
  };
}

/** Stores the plain value without zustand's wrapper, so that earlier and later releases can read each other's data. */
function plainJson<Value>(area: StorageArea): PersistStorage<Value> {
  return {
    getItem: (name) => {
      const text = readItem(area, name);
      if (text === null) return null;
      try {
        return { state: JSON.parse(text) };
      } catch {
        // Earlier releases stored some settings as plain text; `parse` checks the value.
        return { state: text as Value };
      }
    },
    setItem: (name, { state }) => writeItem(area, name, JSON.stringify(state)),
    removeItem: (name) => writeItem(area, name, null),
  };
}

/** Removes what a store has kept for other users, as soon as a user is signed in. @param name the name of the store */
export function removeItemsOfOthers(area: StorageArea, name: string) {
  if (storageOwner() === null) return;
  for (const item of itemNames(area, `${name}.`)) if (item !== `${name}.${storageOwner()}`) writeItem(area, item, null);
}

/**
 * The owner of the stored values: the id of the signed-in user (`auth/user.ts`), null while signed out. `auth` sets it. The
 * stores read their values again when it changes, so that each user sees only their own.
 */
const owner = createStore<{ id: string | null }>(() => ({ id: null }));

const storageOwner = () => owner.getState().id;

/** Sets the owner. @param id the id of the signed-in user; null while signed out */
export function setStorageOwner(id: string | null) {
  if (id !== storageOwner()) owner.setState({ id });
}

/** Calls `listener` after every change of the owner. @returns a function that unsubscribes */
export const subscribeToStorageOwner = (listener: () => void): (() => void) => owner.subscribe(listener);
