import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import type { ReadKol } from '../../contract/readKol.ts';
import { kolOptions } from '../../queries/kols.ts';
import { useRecentKols } from '../../storage/recentKols.ts';

/** As many as are read here: each is a request of its own. */
const MOST = 5;

/** A KOL that was opened lately: its id, and its profile once it has been read. */
export interface RecentProfile {
  id: string;
  kol: ReadKol | undefined;
  /** True until it is known whether it can be read. */
  isAwaited: boolean;
  /** True where the service says that there is no such KOL any more. */
  isGone: boolean;
}

/** A profile that could not be read; its fault is gone while it is read again (`useReading` keeps it). */
export type FailedReading = UseQueryResult<ReadKol>;

/**
 * The KOLs that were opened last, the last one first. The browser remembers only their ids, so they are read.
 * @returns them, and the readings that have failed so far, also while they are repeated
 */
export function useRecentProfiles(): { profiles: RecentProfile[]; failed: FailedReading[] } {
  const ids = useRecentKols().slice(0, MOST);
  const answers = useQueries({ queries: ids.map((id) => kolOptions(id)) });
  return {
    profiles: ids.map((id, index) => ({
      id,
      kol: answers[index]?.data,
      isAwaited: answers[index]?.data === undefined && answers[index]?.errorUpdatedAt === 0,
      isGone: answers[index]?.error?.isNotFound === true,
    })),
    failed: answers.filter(
      ({ data, error, errorUpdatedAt }) => data === undefined && errorUpdatedAt > 0 && !error?.isNotFound,
    ),
  };
}
