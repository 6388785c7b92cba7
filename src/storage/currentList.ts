import * as z from 'zod/mini';
import { readTab, writeTab } from './tabStorage.ts';

/** Where this tab remembers the list that it works on, in the order on screen: a profile leads to the next one of it. */
const CURRENT_LIST = 'current-list';

/** Notes the order of the ids from which a profile is opened. */
export const setCurrentList = (kolIds: readonly string[]) => writeTab(CURRENT_LIST, kolIds);

/** The ids before and after one of the list; null at its ends, and where the KOL is not of the list. */
export function neighboursInList(kolId: string): {
  previous: string | null;
  next: string | null;
  place: number;
  total: number;
} {
  const list = readTab(CURRENT_LIST, z.array(z.string())) ?? [];
  const index = list.indexOf(kolId);
  if (index === -1) return { previous: null, next: null, place: 0, total: 0 };
  return { previous: list[index - 1] ?? null, next: list[index + 1] ?? null, place: index + 1, total: list.length };
}
