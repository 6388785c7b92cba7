import * as z from 'zod/mini';
import { create } from 'zustand';
import { createPersistedStore, subscribeToStorageOwner } from './createPersistedStore.ts';

const Ids = z.catch(z.array(z.string()), []);

/** The list that this tab shows, in screen order. A profile links to the next KOL of the list. */
const order = createPersistedStore('current-list', (stored): readonly string[] => z.parse(Ids, stored), 'tab');

/** Sets the order of the ids before the user opens a profile. */
export const setCurrentList = order.set;

/** Returns the ids before and after a KOL in the list; null at the ends, and if the KOL is not in the list. */
export function getNeighbours(kolId: string): {
  previous: string | null;
  next: string | null;
  position: number;
  total: number;
} {
  const list = order.get();
  const index = list.indexOf(kolId);
  if (index === -1) return { previous: null, next: null, position: 0, total: 0 };
  return { previous: list[index - 1] ?? null, next: list[index + 1] ?? null, position: index + 1, total: list.length };
}

const Selection = z.catch(z.object({ list: z.string(), kolIds: z.array(z.string()) }), { list: '', kolIds: [] });

const selection = createPersistedStore('ticked-kols', (stored) => z.parse(Selection, stored), 'tab');

/** The ids of the selected KOLs when this tab last showed this list. */
export function readSelectedKols(ids: readonly string[]): readonly string[] {
  const { list, kolIds } = selection.get();
  return list === ids.join(',') ? kolIds : [];
}

/** Stores the selected KOLs of a list. */
export const setSelectedKols = (ids: readonly string[], kolIds: string[]) =>
  selection.set({ list: ids.join(','), kolIds });

/** The result of looking for KOL ids in a text. */
export interface IdParseResult {
  /** The ids that were found, each once. */
  ids: string[];
  /** Number of merged repeats. */
  duplicates: number;
  /** The pieces of the text that are not ids. */
  others: string[];
}

/**
 * The result of the latest lookup, for the screen that it opened. It stays in memory, because a pasted text may contain
 * names, and only its owner sees it.
 */
const useResult = create<{ result: IdParseResult | null }>(() => ({ result: null }));
subscribeToStorageOwner(() => setIdParseResult(null));

/** Stores the result if it contains more than ids. Otherwise, or with null, there is nothing to report. */
export function setIdParseResult(result: IdParseResult | null) {
  const isWorthReporting = result !== null && result.duplicates + result.others.length > 0;
  useResult.setState({ result: isWorthReporting ? result : null });
}

/**
 * Returns the result of the lookup that led to these KOLs; null if there is none.
 * @param kolIds the ids on screen
 */
export const useIdParseResult = (kolIds: readonly string[]): IdParseResult | null =>
  useResult(({ result }) => (result?.ids.every((id) => kolIds.includes(id)) ? result : null));
