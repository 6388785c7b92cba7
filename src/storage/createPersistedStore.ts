import { create } from 'zustand';
import { type PersistStorage, persist } from 'zustand/middleware';
import { PREFIX, readItem, type StorageArea, writeItem } from './browserStorage.ts';
import { storageOwner, subscribeToStorageOwner } from './owner.ts';

/**
 * Who shares what a store keeps:
 * - `owner`: all tabs of this browser, while the same key is signed in (docs/decisions/0012)
 * - `device`: all tabs of this browser, whoever is signed in
 * - `tab`: this tab alone, over reloads, until somebody signs out in it
 */
export type StoreScope = 'owner' | 'device' | 'tab';

/**
 * A zustand store that the browser remembers as JSON. It follows changes in other tabs. Where the browser refuses to keep
 * it (storage full or forbidden), this tab still has it. Only ids, names of lists and settings belong here: never a profile.
 * @param name what is kept, such as `shortlists`
 * @param parse makes a value of whatever the storage held (undefined where nothing readable was there); must not throw
 */
export function createPersistedStore<Value>(
  name: string,
  parse: (stored: unknown) => Value,
  scope: StoreScope = 'owner',
) {
  const itemName = () => (scope === 'owner' ? `${name}.${storageOwner() ?? ''}` : name);
  const useStore = create<{ value: Value }>()(
    persist((): { value: Value } => ({ value: parse(undefined) }), {
      name: itemName(),
      storage: plainJson(scope === 'tab' ? 'session' : 'local'),
      partialize: ({ value }) => value,
      merge: (stored) => ({ value: parse(stored) }),
    }),
  );
  const readAgain = () => void useStore.persist.rehydrate();

  if (scope !== 'device')
    subscribeToStorageOwner(() => {
      useStore.persist.setOptions({ name: itemName() });
      readAgain();
    });
  if (scope !== 'tab')
    window.addEventListener('storage', ({ key }) => {
      if (key === null || key === PREFIX + itemName()) readAgain();
    });
  // A page that was left hears nothing of other tabs until somebody goes back to it.
  window.addEventListener('pageshow', ({ persisted }) => persisted && readAgain());

  return {
    /** The value as a component sees it. */
    useValue: () => useStore(({ value }) => value),
    /** The value; the same object until it changes. */
    get: () => useStore.getState().value,
    /** Replaces the value. */
    set: (value: Value): void => void useStore.setState({ value }),
    /** Calls `listener` after every change, in this tab or another. @returns how to stop that */
    subscribe: (listener: () => void): (() => void) => useStore.subscribe(listener),
  };
}

/** The value alone, without zustand's version around it: what earlier releases have kept can be read, and they read this. */
function plainJson<Value>(area: StorageArea): PersistStorage<Value> {
  return {
    getItem: (name) => {
      const text = readItem(area, name);
      if (text === null) return null;
      try {
        return { state: JSON.parse(text) };
      } catch {
        // Earlier releases kept some settings as bare text; `parse` decides whether it is one.
        return { state: text as Value };
      }
    },
    setItem: (name, { state }) => writeItem(area, name, JSON.stringify(state)),
    removeItem: (name) => writeItem(area, name, null),
  };
}
