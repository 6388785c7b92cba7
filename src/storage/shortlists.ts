import * as z from 'zod/mini';
import { createListStore, distinctName, newId } from './createListStore.ts';

/** A named list of KOLs. It contains only ids, because the browser never stores a profile. */
const Shortlist = z.object({ id: z.string(), name: z.string(), kolIds: z.array(z.string()) });
export type Shortlist = z.infer<typeof Shortlist>;

const store = createListStore('shortlists', Shortlist);

/** The shortlists of the signed-in user, oldest first. Only tests call it: components use the hook. */
export const readShortlists = store.get;

/** The shortlists as a hook; they follow changes in other tabs. */
export const useShortlists = store.useValue;

/** Saves a new list. @returns the saved list */
export function createShortlist(name: string, kolIds: readonly string[]): Shortlist {
  const lists = store.get();
  const list = { id: newId(), name: distinctName(name, lists), kolIds: [...new Set(kolIds)] };
  store.set([...lists, list]);
  return list;
}

/** Renames a list. */
export const renameShortlist = (id: string, name: string) =>
  store.change(id, (list) => ({ ...list, name: distinctName(name, store.get(), id) }));

/** Adds KOLs to a list. KOLs that are already in the list keep their position. */
export const addToShortlist = (id: string, kolIds: readonly string[]) =>
  store.change(id, (list) => ({ ...list, kolIds: [...new Set([...list.kolIds, ...kolIds])] }));

/** Replaces the KOLs of a list. */
export const replaceShortlist = (id: string, kolIds: readonly string[]) =>
  store.change(id, (list) => ({ ...list, kolIds: [...new Set(kolIds)] }));

/** Saves a copy next to the original. @returns the copy, or null if the list does not exist */
export function duplicateShortlist(id: string, name: string): Shortlist | null {
  const lists = store.get();
  const index = lists.findIndex((list) => list.id === id);
  const original = lists[index];
  if (original === undefined) return null;
  const copy = { ...original, id: newId(), name: distinctName(name, lists) };
  store.set(lists.toSpliced(index + 1, 0, copy));
  return copy;
}

/** Deletes a list. @returns the value for `restoreShortlist`, or null if the list does not exist */
export const deleteShortlist = store.delete;

/** Undoes a deletion and restores the position of the list. */
export const restoreShortlist = store.restore;
