import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { newId } from './newId.ts';
import { createStore } from './store.ts';

/** A named list of KOLs. It holds their ids and nothing else: no profile is ever stored in the browser. */
export interface Shortlist {
  id: string;
  name: string;
  kolIds: string[];
}

/** A shortlist that was deleted, and where it stood, so that deleting can be undone. */
export interface DeletedShortlist {
  shortlist: Shortlist;
  index: number;
}

const StoredShortlist = z.object({ id: z.string(), name: z.string(), kolIds: z.array(z.string()) });

const store = createStore('shortlists', (stored): readonly Shortlist[] =>
  // Lists that cannot be read are left out, the others stay.
  Array.isArray(stored)
    ? stored.flatMap((item) => {
        const list = z.safeParse(StoredShortlist, item);
        return list.success ? [list.data] : [];
      })
    : [],
);

/** The shortlists of whoever is signed in, oldest first. */
export const readShortlists = store.read;

/** The shortlists as a component sees them; they follow changes in other tabs. */
export const useShortlists = () => useSyncExternalStore(store.subscribe, store.read);

/** Keeps a new list. @returns the list as it is kept */
export function createShortlist(name: string, kolIds: readonly string[]): Shortlist {
  const list = { id: newId(), name: distinctName(name), kolIds: [...new Set(kolIds)] };
  store.write([...store.read(), list]);
  return list;
}

/** Gives a list another name. */
export const renameShortlist = (id: string, name: string) =>
  change(id, (list) => ({ ...list, name: distinctName(name, id) }));

/** Adds KOLs to a list; those that are in it stay where they are. */
export const addToShortlist = (id: string, kolIds: readonly string[]) =>
  change(id, (list) => ({ ...list, kolIds: [...new Set([...list.kolIds, ...kolIds])] }));

/** Keeps a copy beside the original. @returns the copy, or null where there is no such list any more */
export function duplicateShortlist(id: string, name: string): Shortlist | null {
  const lists = store.read();
  const index = lists.findIndex((list) => list.id === id);
  const original = lists[index];
  if (original === undefined) return null;
  const copy = { ...original, id: newId(), name: distinctName(name) };
  store.write(lists.toSpliced(index + 1, 0, copy));
  return copy;
}

/** Deletes a list. @returns what `restoreShortlist` needs to undo it, or null where there is no such list any more */
export function deleteShortlist(id: string): DeletedShortlist | null {
  const lists = store.read();
  const index = lists.findIndex((list) => list.id === id);
  const shortlist = lists[index];
  if (shortlist === undefined) return null;
  store.write(lists.toSpliced(index, 1));
  return { shortlist, index };
}

/** Undoes a deletion: the list is back where it stood. */
export function restoreShortlist({ shortlist, index }: DeletedShortlist) {
  const lists = store.read();
  if (lists.some(({ id }) => id === shortlist.id)) return;
  store.write(lists.toSpliced(index, 0, shortlist));
}

/** The name, with a number where another list has it: lists are told apart by nothing else. */
function distinctName(name: string, ownId?: string): string {
  const taken = new Set(store.read().flatMap((list) => (list.id === ownId ? [] : list.name)));
  let distinct = name;
  for (let number = 2; taken.has(distinct); number++) distinct = `${name} (${number})`;
  return distinct;
}

function change(id: string, to: (list: Shortlist) => Shortlist) {
  store.write(store.read().map((list) => (list.id === id ? to(list) : list)));
}
