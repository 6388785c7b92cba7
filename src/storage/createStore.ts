import { hashKey } from '../auth/hashKey.ts';
import { readKey, subscribeToSession } from '../auth/session.ts';
import { localNames, readLocal, writeLocal } from './localItem.ts';

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
  /** Forgets what is kept for other keys than the one that is signed in. */
  forgetOthers(): void;
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
  const beginning = `kol-desk.${name}.`;
  const place = () => beginning + hashKey(readKey() ?? '');
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === place()) notify();
  };

  return {
    read() {
      const at = place();
      const text = unsaved.get(at) ?? readLocal(at);
      if (seen?.place !== at || seen.text !== text) seen = { place: at, text, value: parse(fromJson(text)) };
      return seen.value;
    },
    write(value) {
      const at = place();
      const text = JSON.stringify(value);
      if (writeLocal(at, text)) unsaved.delete(at);
      else unsaved.set(at, text);
      notify();
    },
    forgetOthers() {
      const own = place();
      for (const at of localNames(beginning)) if (at !== own) writeLocal(at, null);
      for (const at of unsaved.keys()) if (at !== own) unsaved.delete(at);
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

function fromJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
