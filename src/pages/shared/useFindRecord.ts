import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { SelectedProps } from '../../components/layout/SelectedDetailDrawer.tsx';
import { FIND_BY_ID } from '../../paths.ts';
import { type countOptions, MAX_WHOLE_LIST } from '../../queries/useAllPages.ts';

/**
 * True if the record in the URL is searched for in the whole list, because it is not among the rows. A list that is too long
 * is searched only if the user asked for it, or followed a link that has only the id. The search is repeated after an outage or with
 * another key, like any query.
 * @param count the number of records in the whole list
 */
export function useFindRecord<Row extends { id: string }>(
  { id, rows }: Pick<SelectedProps<Row>, 'id' | 'rows'>,
  count: ReturnType<typeof countOptions>,
) {
  const [asked, setAsked] = useState<string>();
  const isMissing = rows?.every((row) => row.id !== id) === true;
  const { data: total, isLoading: isCounting } = useQuery({ ...count, enabled: isMissing });
  const isAskedByLink = useLocation().state === FIND_BY_ID;
  const isShort = total !== undefined && total <= MAX_WHOLE_LIST;
  return { isCounting, isFinding: isMissing && (isShort || isAskedByLink || asked === id), find: () => setAsked(id) };
}
