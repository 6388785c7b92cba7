import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/** What a screen has to know of something that it reads. */
export type Reading<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'dataUpdatedAt' | 'error' | 'isPlaceholderData' | 'isFetching' | 'refetch'
>;

/**
 * The result of a query, but with a fault that stays until asking again has come to something: a screen that has no answer
 * to show would change to its skeleton and back each time.
 */
export function useReading<Data>(result: UseQueryResult<Data>): Reading<Data> {
  const { data, dataUpdatedAt, error: fault, errorUpdatedAt: at, isPlaceholderData, isFetching, refetch } = result;
  // Asking again forgets the fault, but not when it was: another query would have another time.
  const [told, setTold] = useState({ fault, at });
  if (fault !== null && fault !== told.fault) setTold({ fault, at });
  const isAskedAgain = isFetching && at === told.at && (data === undefined || isPlaceholderData);
  const error = fault ?? (isAskedAgain ? told.fault : null);
  return { data, dataUpdatedAt, error, isPlaceholderData, isFetching, refetch };
}
