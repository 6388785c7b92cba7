import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { SelectedProps } from '../../components/layout/SelectedDetailDrawer.tsx';
import type { Parsed } from '../../contract/lenientParsing.ts';
import { FIND_BY_ID } from '../../paths.ts';
import { type countOptions, type findOptions, MAX_WHOLE_LIST } from '../../queries/useAllPages.ts';
import { useQueryState } from '../../queries/useQueryState.ts';

/**
 * Searches the whole list for the record in the URL, if it is not among the rows. A list that is too long is searched only if the
 * user asked for it, or followed a link that has only the id. The search is repeated after an outage or with another key, like any
 * query.
 * @param count the number of records in the whole list
 * @param find the search for the record
 * @returns the props `search` and `onFind` of the drawer
 */
export function useFindRecord<Resource extends { id: string }>(
  { id, rows }: Pick<SelectedProps<Parsed<Resource>>, 'id' | 'rows'>,
  count: ReturnType<typeof countOptions>,
  find: ReturnType<typeof findOptions<Resource>>,
) {
  const [requestedId, setRequestedId] = useState<string>();
  const isMissing = rows?.every((row) => row.id !== id) === true;
  const { data: total, isLoading, failureReason } = useQuery({ ...count, enabled: isMissing });
  const isCounting = isLoading && failureReason === null;
  const isRequestedByLink = useLocation().state === FIND_BY_ID;
  const isShort = total !== undefined && total <= MAX_WHOLE_LIST;
  const enabled = isMissing && (isShort || isRequestedByLink || requestedId === id);
  const search = useQueryState(useQuery({ ...find, enabled }));
  return { search: { ...search, isFetching: search.isFetching || isCounting }, onFind: () => setRequestedId(id) };
}
