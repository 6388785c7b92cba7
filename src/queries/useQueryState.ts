import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/** What a screen needs to know about a query. */
export type Reading<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'dataUpdatedAt' | 'error' | 'isPlaceholderData' | 'isFetching' | 'refetch'
>;

/**
 * Returns the result of a query and keeps its error until a retry succeeds. Without this, a screen without data would
 * switch between the error and its skeleton on each retry.
 */
export function useQueryState<Data>(result: UseQueryResult<Data>): Reading<Data> {
  const { data, dataUpdatedAt, error: fault, errorUpdatedAt: at, isPlaceholderData, isFetching, refetch } = result;
  // A retry clears the error but not its time. Another query has another time.
  const [told, setTold] = useState({ fault, at });
  if (fault !== null && fault !== told.fault) setTold({ fault, at });
  const isAskedAgain = isFetching && at === told.at && (data === undefined || isPlaceholderData);
  const error = fault ?? (isAskedAgain ? told.fault : null);
  return { data, dataUpdatedAt, error, isPlaceholderData, isFetching, refetch };
}
