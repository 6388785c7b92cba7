import * as z from 'zod/mini';
import { createPersistedStore } from './createPersistedStore.ts';

const Ids = z.catch(z.array(z.string()), []);

/** The list that this tab works on, in the order on screen: a profile leads to the next one of it. */
const store = createPersistedStore('current-list', (stored): readonly string[] => z.parse(Ids, stored), 'tab');

/** Sets the order of the ids from which a profile is opened. */
export const setCurrentList = store.set;

/** The ids before and after one of the list; null at its ends, and where the KOL is not of the list. */
export function neighboursInList(kolId: string): {
  previous: string | null;
  next: string | null;
  place: number;
  total: number;
} {
  const list = store.get();
  const index = list.indexOf(kolId);
  if (index === -1) return { previous: null, next: null, place: 0, total: 0 };
  return { previous: list[index - 1] ?? null, next: list[index + 1] ?? null, place: index + 1, total: list.length };
}
