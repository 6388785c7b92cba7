/** One item of local storage, which all tabs of the browser share. A browser that keeps nothing has none. */

/** @returns null where there is nothing, or where the browser forbids to look */
export function readLocal(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** The names of all items that begin like this. */
export function localNames(beginning: string): string[] {
  try {
    const names = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    return names.filter((name) => name.startsWith(beginning));
  } catch {
    return [];
  }
}

/** Keeps a text; null forgets it. @returns false where the browser refuses: storage full or forbidden */
export function writeLocal(name: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}
