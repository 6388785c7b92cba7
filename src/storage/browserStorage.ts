/**
 * Local storage, which all tabs of the browser share, and session storage, which belongs to one tab and ends with it. A
 * browser may refuse either of them, or be full: then nothing is read and nothing is kept, and no caller has to care.
 */
export type StorageArea = 'local' | 'session';

/** Every name that the dashboard keeps something under begins with this. */
export const PREFIX = 'kol-desk.';

// Reading the property throws where the browser forbids storage, so every use stands within a `try`.
const areaOf = (area: StorageArea) => (area === 'local' ? localStorage : sessionStorage);

/** @param name without the prefix @returns null where there is nothing, or where the browser forbids to look */
export function readItem(area: StorageArea, name: string): string | null {
  try {
    return areaOf(area).getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Keeps a text; null removes it. Where the browser refuses, nothing happens. */
export function writeItem(area: StorageArea, name: string, text: string | null): void {
  try {
    if (text === null) areaOf(area).removeItem(PREFIX + name);
    else areaOf(area).setItem(PREFIX + name, text);
  } catch {
    // The page works without it, and keeps what it needs in memory.
  }
}

/** The names of all items that begin like this, without the prefix. */
export function itemNames(area: StorageArea, beginning: string): string[] {
  try {
    const storage = areaOf(area);
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return names.filter((name) => name.startsWith(PREFIX + beginning)).map((name) => name.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** Removes everything that this tab keeps. */
export function clearTab(): void {
  for (const name of itemNames('session', '')) writeItem('session', name, null);
}
