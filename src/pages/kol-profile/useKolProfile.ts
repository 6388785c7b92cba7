import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { KOL_INCLUDES, type KolInclude } from '../../contract/kol.ts';
import { isUnreadable } from '../../contract/lenientParsing.ts';
import type { KolRecord } from '../../contract/parseKol.ts';
import { cancelledEventsOptions } from '../../queries/cancelledEvents.ts';
import { getCachedKol, kolOptions } from '../../queries/kols.ts';
import { kolKeys } from '../../queries/queryKeys.ts';
import { useQueryState } from '../../queries/useQueryState.ts';
import type { KolTab } from './searchParams.ts';

/** A list of the KOL: its records, or why there are none. */
export type KolList = readonly KolRecord[] | 'loading' | 'failed' | 'absent' | 'unreadable';

export type KolLists = Record<KolInclude, KolList>;

/**
 * Reads a KOL with two requests in parallel: the profile, and all four lists. If the service refuses the lists or omits
 * one, an open tab requests its list alone and shows what is wrong.
 */
export function useKolProfile(kolId: string, tab: KolTab) {
  const queryClient = useQueryClient();
  const profile = useQuery(kolOptions(kolId));
  const { error: profileError } = useQueryState(profile);
  const all = useQuery(kolOptions(kolId, KOL_INCLUDES));
  const { error: allError } = useQueryState(all);
  const isMissing = (include: KolInclude) => (all.data ? !all.data[include] : allError !== null);
  const alone = useQueries({
    queries: KOL_INCLUDES.map((include) => ({
      ...kolOptions(kolId, [include]),
      enabled: include === tab && isMissing(include),
    })),
  });
  const openList = KOL_INCLUDES.find((include) => include === tab);
  const openAlone = openList && isMissing(openList) && alone[KOL_INCLUDES.indexOf(openList)];
  const loaded = profile.data ?? all.data;
  // The overview shows both. It names the time and the error of the older one, and the error of the one that is missing.
  const isOlder = all.data === undefined ? allError !== null : all.dataUpdatedAt < profile.dataUpdatedAt;
  const result = useQueryState(
    openAlone || (tab === 'overview' && (profile.data === undefined || !isOlder) ? profile : all),
  );

  const listOf = (include: KolInclude): KolList => {
    const { data, error } = isMissing(include) ? (alone[KOL_INCLUDES.indexOf(include)] ?? all) : all;
    const known = data ?? all.data;
    if (known === undefined) return (error ?? allError) === null ? 'loading' : 'failed';
    return isUnreadable(known, include) ? 'unreadable' : (known[include] ?? 'absent');
  };
  return {
    /** The profile from any response; undefined while the first one loads. */
    kol: loaded ?? getCachedKol(queryClient, kolId),
    /** True if a response for this KOL has loaded; the list of KOLs may know it without biography and notes. */
    isLoaded: loaded !== undefined,
    /** The error of the profile; null if there is none. */
    error: profileError,
    /** The query that the open tab shows. */
    result,
    lists: Object.fromEntries(KOL_INCLUDES.map((include) => [include, listOf(include)])) as KolLists,
    /** Reads again everything that the profile shows. */
    refresh: () => {
      for (const queryKey of [kolKeys.one(kolId), cancelledEventsOptions(kolId).queryKey])
        void queryClient.refetchQueries({ queryKey, type: 'active' });
    },
  };
}
