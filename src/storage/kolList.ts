import * as z from 'zod/mini';
import { create } from 'zustand';
import type { KolIdsInText } from '../contract/kolIds.ts';
import { createPersistedStore, subscribeToStorageOwner } from './createPersistedStore.ts';

const CurrentList = z.catch(
  z.object({
    ids: z.array(z.string()),
    address: z.string(),
    scrollKey: z.optional(z.string()),
    before: z.optional(z.number()),
    total: z.optional(z.number()),
  }),
  { ids: [], address: '' },
);

/** The list that this tab showed last, with its ids in screen order. A profile links to the next KOL of the list. */
const currentList = createPersistedStore('current-list', (stored) => z.parse(CurrentList, stored), 'tab');

/**
 * Sets the list before the user opens a profile.
 * @param ids in screen order
 * @param address the path of the list with its filters
 * @param scrollKey the key of its scroll position
 * @param page where the ids are in a list of several pages: how many KOLs are before them, and in the whole list
 */
export const setCurrentList = (
  ids: readonly string[],
  address: string,
  scrollKey: string,
  page?: { before: number; total: number },
) => currentList.set({ ids: [...ids], address, scrollKey, ...page });

const workingList = createPersistedStore('working-list', (stored) => z.parse(CurrentList, stored), 'tab');

/** Sets the list of ids that this browser tab works on. The KOLs screen keeps it, in a tab next to the directory. */
export const setWorkingList = (ids: readonly string[], address: string) => workingList.set({ ids: [...ids], address });

/** The list of ids that this tab worked on last; its address is empty if there is none. */
export const useWorkingList = workingList.useValue;

/** Another KOL, or the address of the page of the list where it is. */
type Neighbor = { kolId: string } | { page: string };

/** What leads from a profile to the other KOLs of the list. */
interface Neighbors {
  /** What is before and after the KOL; null at the ends of the list. */
  previous: Neighbor | null;
  next: Neighbor | null;
  /** The place in the whole list, from 1, and the number of KOLs in it. */
  position: number;
  total: number;
  /** The address of the list. */
  address: string;
  /** The key of the list's scroll position. */
  scrollKey?: string;
}

/** Returns the neighbors of a KOL in the list; null if it is not in the list. */
export function getNeighbors(kolId: string): Neighbors | null {
  const { ids, address, scrollKey, before = 0, total = ids.length } = currentList.get();
  const index = ids.indexOf(kolId);
  if (index === -1) return null;
  const neighborAt = (at: number): Neighbor | null => {
    const id = ids[at];
    if (id !== undefined) return { kolId: id };
    const place = before + at;
    return place >= 0 && place < total ? { page: withPage(address, at < 0 ? -1 : 1) } : null;
  };
  return {
    previous: neighborAt(index - 1),
    next: neighborAt(index + 1),
    position: before + index + 1,
    total,
    address,
    scrollKey,
  };
}

/** The address of another page of a list. @param step 1 for the next page, -1 for the previous one */
function withPage(address: string, step: number): string {
  const [path, query] = address.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('page', String(Number(parameters.get('page') ?? 1) + step));
  return `${path}?${parameters}`;
}

const address = createPersistedStore('kols-address', (stored) => (typeof stored === 'string' ? stored : ''), 'tab');

/** The path that this tab showed last under "KOLs": a list with its filters, or the lookup. Empty before that. */
export const useKolsAddress = address.useValue;

/** Sets the path that this tab showed last under "KOLs". */
export const setKolsAddress = address.set;

const Selection = z.catch(z.object({ list: z.string(), kolIds: z.array(z.string()) }), { list: '', kolIds: [] });

const selection = createPersistedStore('selected-kols', (stored) => z.parse(Selection, stored), 'tab');

/** The ids of the selected KOLs when this tab last showed this list. */
export function readSelectedKols(ids: readonly string[]): readonly string[] {
  const { list, kolIds } = selection.get();
  return list === ids.join(',') ? kolIds : [];
}

/** Stores the selected KOLs of a list. */
export const setSelectedKols = (ids: readonly string[], kolIds: string[]) =>
  selection.set({ list: ids.join(','), kolIds });

/**
 * The result of the latest lookup, for the screen that it opened. It stays in memory, because a pasted text may contain
 * names, and only its owner sees it.
 */
const useResult = create<{ result: KolIdsInText | null; list: readonly string[] }>(() => ({ result: null, list: [] }));
subscribeToStorageOwner(() => setIdParseResult(null));

/**
 * Stores the result if it contains more than ids. Otherwise, or with null, there is nothing to report.
 * @param list the list that it opened
 */
export function setIdParseResult(result: KolIdsInText | null, list: readonly string[] = result?.ids ?? []) {
  const isWorthReporting = result !== null && result.duplicates + result.others.length > 0;
  useResult.setState({ result: isWorthReporting ? result : null, list });
}

/**
 * Returns the result of the lookup that opened this list; null if there is none.
 * @param kolIds the ids on screen
 */
export const useIdParseResult = (kolIds: readonly string[]): KolIdsInText | null =>
  useResult(({ result, list }) => (list.join() === kolIds.join() ? result : null));

/**
 * Undoes a removal from a list of ids, and keeps what was added or removed after it.
 * @param before the list before the removal
 * @param now the list as it is
 */
export function restoreRemoved(
  before: readonly string[],
  removed: readonly string[],
  now: readonly string[],
): string[] {
  const wanted = new Set([...removed, ...now]);
  return [...new Set([...before, ...now])].filter((id) => wanted.has(id));
}
