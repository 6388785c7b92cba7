import { readKey, subscribeToSession } from './session.ts';

/**
 * Something that this browser remembers for whoever is signed in. It is kept in local storage, so every tab of the
 * browser shares it and hears of changes, and under a mark of the API key, so nobody who signs in with another key sees
 * it (docs/decisions/0012). Only ids, names of lists and settings belong here: never a profile.
 */
export interface Store<Value> {
  /** The value; the same object until it changes. */
  read(): Value;
  /** Replaces the value. Where the browser refuses to keep it (storage full or forbidden), this tab still has it. */
  write(value: Value): void;
  /** Calls `listener` after every change, in this tab or another. @returns how to stop that */
  subscribe(listener: () => void): () => void;
}

/**
 * @param name what is kept, such as `shortlists`
 * @param parse makes a value of whatever the storage held (undefined where nothing readable was there); must not throw
 */
export function createStore<Value>(name: string, parse: (stored: unknown) => Value): Store<Value> {
  const listeners = new Set<() => void>();
  const unsaved = new Map<string, string>();
  let seen: { place: string; text: string | null; value: Value } | null = null;
  const place = () => `kol-desk.${name}.${markOf(readKey() ?? '')}`;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === place()) notify();
  };

  return {
    read() {
      const at = place();
      const text = unsaved.get(at) ?? load(at);
      if (seen?.place !== at || seen.text !== text) seen = { place: at, text, value: parse(fromJson(text)) };
      return seen.value;
    },
    write(value) {
      const at = place();
      const text = JSON.stringify(value);
      if (save(at, text)) unsaved.delete(at);
      else unsaved.set(at, text);
      notify();
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      const stopSession = subscribeToSession(listener);
      return () => {
        stopSession();
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}

/** Tells keys apart without giving one away: 53 bits of a hash (cyrb53) of a secret that is far longer. */
function markOf(key: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < key.length; index++) {
    const code = key.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

function load(at: string): string | null {
  try {
    return localStorage.getItem(at);
  } catch {
    return null;
  }
}

function save(at: string, text: string): boolean {
  try {
    localStorage.setItem(at, text);
    return true;
  } catch {
    return false;
  }
}

function fromJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
