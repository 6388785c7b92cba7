import * as z from 'zod/mini';
import { createListStore, type Deleted } from './createListStore.ts';
import { newId } from './newId.ts';

/** A named list of KOLs. It holds their ids and nothing else: no profile is ever stored in the browser. */
const Shortlist = z.object({ id: z.string(), name: z.string(), kolIds: z.array(z.string()) });
export type Shortlist = z.infer<typeof Shortlist>;

export type DeletedShortlist = Deleted<Shortlist>;

const store = createListStore('shortlists', Shortlist);

/** The shortlists of whoever is signed in, oldest first. */
export const readShortlists = store.get;

/** The shortlists as a component sees them; they follow changes in other tabs. */
export const useShortlists = store.useValue;

/** Keeps a new list. @returns the list as it is kept */
export function createShortlist(name: string, kolIds: readonly string[]): Shortlist {
  const list = { id: newId(), name: distinctName(name), kolIds: [...new Set(kolIds)] };
  store.set([...store.get(), list]);
  return list;
}

/** Gives a list another name. */
export const renameShortlist = (id: string, name: string) =>
  store.change(id, (list) => ({ ...list, name: distinctName(name, id) }));

/** Adds KOLs to a list; those that are in it stay where they are. */
export const addToShortlist = (id: string, kolIds: readonly string[]) =>
  store.change(id, (list) => ({ ...list, kolIds: [...new Set([...list.kolIds, ...kolIds])] }));

/** Keeps a copy beside the original. @returns the copy, or null where there is no such list any more */
export function duplicateShortlist(id: string, name: string): Shortlist | null {
  const lists = store.get();
  const index = lists.findIndex((list) => list.id === id);
  const original = lists[index];
  if (original === undefined) return null;
  const copy = { ...original, id: newId(), name: distinctName(name) };
  store.set(lists.toSpliced(index + 1, 0, copy));
  return copy;
}

/** Deletes a list. @returns what `restoreShortlist` needs to undo it, or null where there is no such list any more */
export const deleteShortlist = store.delete;

/** Undoes a deletion: the list is back where it stood. */
export const restoreShortlist = store.restore;

/** The name, with a number where another list has it: lists are told apart by nothing else. */
function distinctName(name: string, ownId?: string): string {
  const taken = new Set(store.get().flatMap((list) => (list.id === ownId ? [] : list.name)));
  let distinct = name;
  for (let number = 2; taken.has(distinct); number++) distinct = `${name} (${number})`;
  return distinct;
}
