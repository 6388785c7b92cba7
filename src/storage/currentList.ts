import * as z from 'zod/mini';
import { createPersistedStore } from './createPersistedStore.ts';

const Ids = z.catch(z.array(z.string()), []);

/** The list that this tab shows, in screen order. A profile links to the next KOL of the list. */
const store = createPersistedStore('current-list', (stored): readonly string[] => z.parse(Ids, stored), 'tab');

/** Sets the order of the ids before the user opens a profile. */
export const setCurrentList = store.set;

/** Returns the ids before and after a KOL in the list; null at the ends, and if the KOL is not in the list. */
export function getNeighbours(kolId: string): {
  previous: string | null;
  next: string | null;
  position: number;
  total: number;
} {
  const list = store.get();
  const index = list.indexOf(kolId);
  if (index === -1) return { previous: null, next: null, position: 0, total: 0 };
  return { previous: list[index - 1] ?? null, next: list[index + 1] ?? null, position: index + 1, total: list.length };
}
