import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { KolInclude } from '../contract/kol.ts';
import { KolBatchLoader } from './KolBatchLoader.ts';
import { useServiceAway } from './serviceHealth.ts';

const NOTHING: readonly KolInclude[] = [];

/**
 * Reads many KOLs, at most 6 at a time, and reports the progress and the result of each id (see `KolResolver`).
 * @param ids the list; repeats count once. Unmounting cancels the pending requests
 * @param include which lists the responses contain; fixed for the life of the component
 */
export function useKolBatch(ids: readonly string[], include: readonly KolInclude[] = NOTHING) {
  const client = useQueryClient();
  const [loader] = useState(() => new KolBatchLoader(client, include));
  const wanted = ids.join(',');
  useEffect(() => loader.setIds(wanted === '' ? [] : wanted.split(',')), [loader, wanted]);
  useEffect(() => loader.cancel, [loader]);
  const isAway = useServiceAway();
  useEffect(() => {
    if (!isAway) loader.retryWithoutResponse();
  }, [loader, isAway]);
  const batch = useSyncExternalStore(loader.subscribe, loader.getSnapshot);
  const { stop, resume, resumeUnlessStopped: goOn, retry } = loader;
  return { ...batch, total: batch.kols.length, cancel: stop, resume, goOn, retry };
}
