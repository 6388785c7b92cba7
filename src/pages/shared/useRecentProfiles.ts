import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import type { ParsedKol } from '../../contract/parseKol.ts';
import { kolOptions } from '../../queries/kols.ts';
import { useRecentKols } from '../../storage/recentRecords.ts';

/** A recent KOL: its id, and its profile once loaded. */
export interface RecentProfile {
  id: string;
  kol: ParsedKol | undefined;
  /** True until the query has a result. */
  isPending: boolean;
  /** True if the service says that the KOL does not exist any more. */
  isDeleted: boolean;
}

/** A profile that failed to load. `useQueryState` keeps its error during a retry. */
export type FailedQuery = UseQueryResult<ParsedKol>;

/**
 * Returns the recent KOLs, newest first. The browser stores only their ids, so this loads the profiles.
 * @param count how many at most; each needs its own request
 * @returns the profiles, and the failed queries, also during a retry
 */
export function useRecentProfiles(count: number): { profiles: RecentProfile[]; failed: FailedQuery[] } {
  const ids = useRecentKols().slice(0, count);
  // No loader requests them.
  const results = useQueries({ queries: ids.map((id) => ({ ...kolOptions(id), retryOnMount: true })) });
  return {
    profiles: ids.map((id, index) => ({
      id,
      kol: results[index]?.data,
      isPending: results[index]?.data === undefined && results[index]?.errorUpdatedAt === 0,
      isDeleted: results[index]?.error?.isNotFound === true,
    })),
    failed: results.filter(
      ({ data, error, errorUpdatedAt }) => data === undefined && errorUpdatedAt > 0 && !error?.isNotFound,
    ),
  };
}
