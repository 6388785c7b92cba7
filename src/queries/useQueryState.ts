import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/** What a screen needs to know about a query. */
export type QueryState<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'dataUpdatedAt' | 'error' | 'isPlaceholderData' | 'isFetching' | 'refetch'
>;

/**
 * Returns the result of a query and keeps its error until a retry succeeds. Without this, a screen without data would
 * switch between the error and its skeleton on each retry.
 */
export function useQueryState<Data>(result: UseQueryResult<Data>): QueryState<Data> {
  const { data, dataUpdatedAt, errorUpdatedAt: at, isPlaceholderData, isFetching, refetch } = result;
  // A retry clears the error but not its time. Another query has another time.
  const [last, setLast] = useState({ error: result.error, at });
  if (result.error !== null && result.error !== last.error) setLast({ error: result.error, at });
  const isRetrying = isFetching && at === last.at && (data === undefined || isPlaceholderData);
  const error = result.error ?? (isRetrying ? last.error : null);
  return { data, dataUpdatedAt, error, isPlaceholderData, isFetching, refetch };
}
