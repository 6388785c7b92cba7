import * as z from 'zod/mini';
import { createPersistedStore } from './createPersistedStore.ts';

const Ticked = z.catch(z.object({ list: z.string(), kolIds: z.array(z.string()) }), { list: '', kolIds: [] });

const store = createPersistedStore('ticked-kols', (stored) => z.parse(Ticked, stored), 'tab');

/** Which KOLs of this list were ticked when this tab last showed it. */
export function readTicked(ids: readonly string[]): ReadonlySet<string> {
  const { list, kolIds } = store.get();
  return new Set(list === ids.join(',') ? kolIds : []);
}

/** Remembers which KOLs of a list are ticked. */
export const setTicked = (ids: readonly string[], ticked: ReadonlySet<string>) =>
  store.set({ list: ids.join(','), kolIds: [...ticked] });
