import * as z from 'zod/mini';
import { createPersistedStore } from './createPersistedStore.ts';

/** One that was deleted, and where it stood, so that deleting can be undone. */
export interface Deleted<Item> {
  item: Item;
  index: number;
}

/**
 * A list of what somebody has named and kept in this browser, oldest first (`createPersistedStore.ts`).
 * @param name what is kept, such as `shortlists`
 * @param schema what one of them is; those that cannot be read are left out, the others stay
 */
export function createListStore<Item extends { id: string }>(name: string, schema: z.ZodMiniType<Item>) {
  const store = createPersistedStore(name, (stored): readonly Item[] =>
    Array.isArray(stored)
      ? stored.flatMap((one) => {
          const item = z.safeParse(schema, one);
          return item.success ? [item.data] : [];
        })
      : [],
  );
  return {
    ...store,
    /** Has `to` change the one of this id; where there is none any more, nothing. */
    change(id: string, to: (item: Item) => Item) {
      store.set(store.get().map((item) => (item.id === id ? to(item) : item)));
    },
    /** @returns what `restore` needs to undo it, or null where there is none of this id any more */
    delete(id: string): Deleted<Item> | null {
      const items = store.get();
      const index = items.findIndex((item) => item.id === id);
      const item = items[index];
      if (item === undefined) return null;
      store.set(items.toSpliced(index, 1));
      return { item, index };
    },
    /** Undoes a deletion: it is back where it stood. */
    restore({ item, index }: Deleted<Item>) {
      const items = store.get();
      if (!items.some(({ id }) => id === item.id)) store.set(items.toSpliced(index, 0, item));
    },
  };
}
