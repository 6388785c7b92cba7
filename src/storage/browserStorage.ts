import { create } from 'zustand';

/**
 * Access to local storage (shared by all tabs) and session storage (one tab). If a browser blocks storage or it is
 * full, reads return nothing, and writes report it to the user (`useStorageFailed`), so callers need no error handling.
 */
export type StorageArea = 'local' | 'session';

/** The prefix of every storage key of the dashboard. */
export const PREFIX = 'kol-desk.';

// The property access throws if the browser blocks storage, so every use is inside a `try`.
const areaOf = (area: StorageArea) => (area === 'local' ? localStorage : sessionStorage);

/** @param name without the prefix @returns null if there is no item, or if the browser blocks access */
export function readItem(area: StorageArea, name: string): string | null {
  try {
    return areaOf(area).getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** The items whose last write failed. A small item may still fit where a large one does not. */
const useFailedItems = create<{ names: readonly string[] }>(() => ({ names: [] }));

/** True while the browser does not store a value, because its storage is full or blocked. */
export const useStorageFailed = () => useFailedItems(({ names }) => names.length > 0);

/** Stores a text; null removes it. If the browser does not store it, `useStorageFailed` becomes true. */
export function writeItem(area: StorageArea, name: string, text: string | null): void {
  let hasFailed = false;
  try {
    if (text === null) areaOf(area).removeItem(PREFIX + name);
    else areaOf(area).setItem(PREFIX + name, text);
  } catch {
    // The page works without storage and keeps the value in memory. A value that is not there need not be removed.
    hasFailed = text !== null;
  }
  const { names } = useFailedItems.getState();
  if (names.includes(name) !== hasFailed)
    useFailedItems.setState({ names: hasFailed ? [...names, name] : names.filter((other) => other !== name) });
}

/** Returns the names of all items that start with `beginning`, without the prefix. */
export function itemNames(area: StorageArea, beginning: string): string[] {
  try {
    const storage = areaOf(area);
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return names.filter((name) => name.startsWith(PREFIX + beginning)).map((name) => name.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** Removes all data of this tab. */
export function clearTab(): void {
  for (const name of itemNames('session', '')) writeItem('session', name, null);
}
