import * as z from 'zod/mini';
import { createPersistedStore } from './createPersistedStore.ts';

/** A deleted item and its position, so that the deletion can be undone. */
export interface Deleted<Item> {
  item: Item;
  index: number;
}

/**
 * A list of items that a user named and saved in this browser, oldest first (`createPersistedStore.ts`).
 * @param name the storage name, such as `shortlists`
 * @param schema the schema of one item; invalid items are skipped
 */
export function createListStore<Item extends { id: string }>(name: string, schema: z.ZodMiniType<Item>) {
  const store = createPersistedStore(name, (stored) => parseItems(schema, stored));
  return {
    ...store,
    /** Applies `to` to the item with this id; does nothing if there is none. */
    change(id: string, to: (item: Item) => Item) {
      store.set(store.get().map((item) => (item.id === id ? to(item) : item)));
    },
    /** @returns the value for `restore`, or null if there is no item with this id */
    delete(id: string): Deleted<Item> | null {
      const items = store.get();
      const index = items.findIndex((item) => item.id === id);
      const item = items[index];
      if (item === undefined) return null;
      store.set(items.toSpliced(index, 1));
      return { item, index };
    },
    /** Undoes a deletion and restores the position of the item. */
    restore({ item, index }: Deleted<Item>) {
      const items = store.get();
      if (!items.some(({ id }) => id === item.id)) store.set(items.toSpliced(index, 0, item));
    },
  };
}

/** Parses a stored list. An item that an earlier or later release stored in another form is skipped. */
export const parseItems = <Item>(schema: z.ZodMiniType<Item>, stored: unknown): readonly Item[] =>
  Array.isArray(stored)
    ? stored.flatMap((one) => {
        const item = z.safeParse(schema, one);
        return item.success ? [item.data] : [];
      })
    : [];

/**
 * Returns the name, with a number if an item has the same name, because users recognize items by name.
 * @param ownId the item that gets the name, and may have it already
 */
export function distinctName(name: string, items: readonly { id: string; name: string }[], ownId?: string): string {
  const isUsed = (text: string) => items.some((item) => item.id !== ownId && item.name === text);
  let distinct = name;
  for (let number = 2; isUsed(distinct); number++) distinct = `${name} (${number})`;
  return distinct;
}

/** Returns a unique id. (`crypto.randomUUID` only exists on HTTPS pages.) */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
