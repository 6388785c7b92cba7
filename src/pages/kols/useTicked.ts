import { useCallback, useEffect, useState } from 'react';
import { readTicked, setTicked } from '../../storage/tickedKols.ts';

const NONE: ReadonlySet<string> = new Set();

/**
 * Which KOLs of a list are ticked. This tab remembers it: whoever comes back from the event form or a profile finds
 * the same list as it was left. A list that is added to or taken from is still the same; another begins with nothing
 * ticked.
 */
export function useTicked(ids: readonly string[]) {
  const [known, setKnown] = useState(() => ({ ids, ticked: readTicked(ids) }));
  const ticked = known.ids === ids || isSameList(known.ids, ids) ? known.ticked : NONE;
  if (known.ids !== ids) setKnown({ ids, ticked });
  useEffect(() => setTicked(ids, ticked), [ids, ticked]);
  const tick = useCallback((next: ReadonlySet<string>) => setKnown((before) => ({ ...before, ticked: next })), []);
  return [ticked, tick] as const;
}

function isSameList(before: readonly string[], after: readonly string[]): boolean {
  const [fewer, more] = before.length < after.length ? [before, new Set(after)] : [after, new Set(before)];
  return fewer.every((id) => more.has(id));
}
