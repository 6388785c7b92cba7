import * as z from 'zod/mini';
import { createPersistedStore } from './createPersistedStore.ts';

const Stored = z.catch(z.object({ list: z.string(), kolIds: z.array(z.string()) }), { list: '', kolIds: [] });

const store = createPersistedStore('ticked-kols', (stored) => z.parse(Stored, stored), 'tab');

/** The ids of the selected KOLs when this tab last showed this list. */
export function readSelectedKols(ids: readonly string[]): readonly string[] {
  const { list, kolIds } = store.get();
  return list === ids.join(',') ? kolIds : [];
}

/** Stores the selected KOLs of a list. */
export const setSelectedKols = (ids: readonly string[], kolIds: string[]) => store.set({ list: ids.join(','), kolIds });
