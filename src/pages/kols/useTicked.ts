import { useCallback, useState } from 'react';
import * as z from 'zod/mini';
import { readTab, writeTab } from '../../session/tabStorage.ts';

const PLACE = 'ticked-kols';
const Ticked = z.object({ list: z.string(), kolIds: z.array(z.string()) });

/**
 * Which KOLs of a list are ticked. This tab remembers it: whoever comes back from the event form or a profile finds
 * the same list as it was left. Another list begins with nothing ticked.
 */
export function useTicked(ids: readonly string[]) {
  const list = ids.join(',');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => {
    const known = readTab(PLACE, Ticked);
    return new Set(known?.list === list ? known.kolIds : []);
  });
  const tick = useCallback(
    (next: ReadonlySet<string>) => {
      setTicked(next);
      writeTab(PLACE, { list, kolIds: [...next] });
    },
    [list],
  );
  return [ticked, tick] as const;
}
