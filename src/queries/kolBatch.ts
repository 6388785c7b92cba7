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
export function useResolvedKols(ids: readonly string[], include: readonly KolInclude[] = NOTHING) {
  const client = useQueryClient();
  const [resolver] = useState(() => new KolBatchLoader(client, include));
  const wanted = ids.join(',');
  useEffect(() => resolver.want(wanted === '' ? [] : wanted.split(',')), [resolver, wanted]);
  useEffect(() => resolver.cancel, [resolver]);
  const isAway = useServiceAway();
  useEffect(() => {
    if (!isAway) resolver.retryUnanswered();
  }, [resolver, isAway]);
  const resolution = useSyncExternalStore(resolver.subscribe, resolver.read);
  const { stop, resume, goOn, retry } = resolver;
  return { ...resolution, total: resolution.kols.length, cancel: stop, resume, goOn, retry };
}
