import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { readTab, writeTab } from '../../storage/tabStorage.ts';

const PLACE = 'ticked-kols';
const Ticked = z.object({ list: z.string(), kolIds: z.array(z.string()) });
const NONE: ReadonlySet<string> = new Set();

/**
 * Which KOLs of a list are ticked. This tab remembers it: whoever comes back from the event form or a profile finds
 * the same list as it was left. A list that is added to or taken from is still the same; another begins with nothing
 * ticked.
 */
export function useTicked(ids: readonly string[]) {
  const [known, setKnown] = useState(() => ({ ids, ticked: remembered(ids) }));
  const ticked = known.ids === ids || isSameList(known.ids, ids) ? known.ticked : NONE;
  if (known.ids !== ids) setKnown({ ids, ticked });
  useEffect(() => writeTab(PLACE, { list: ids.join(','), kolIds: [...ticked] }), [ids, ticked]);
  const tick = useCallback((next: ReadonlySet<string>) => setKnown((before) => ({ ...before, ticked: next })), []);
  return [ticked, tick] as const;
}

function remembered(ids: readonly string[]): ReadonlySet<string> {
  const known = readTab(PLACE, Ticked);
  return new Set(known?.list === ids.join(',') ? known.kolIds : []);
}

function isSameList(before: readonly string[], after: readonly string[]): boolean {
  const [fewer, more] = before.length < after.length ? [before, new Set(after)] : [after, new Set(before)];
  return fewer.every((id) => more.has(id));
}
