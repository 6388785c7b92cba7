import { useState } from 'react';
import { useLocation } from 'react-router';
import type { SelectedProps } from '../layout/SelectedDetailDrawer.tsx';

/** The navigation state for a record that is known only by its id: it is searched for in the whole list. */
export const FIND_BY_ID = 'find-by-id';

/**
 * True if the record in the URL is searched for in the whole list: the user asked for it, or came with only an id and
 * the record is not among the rows. The search is repeated after an outage or with another key, like any query.
 */
export function useFindRecord<Row extends { id: string }>({ id, rows }: Pick<SelectedProps<Row>, 'id' | 'rows'>) {
  const [asked, setAsked] = useState<string>();
  const isAskedByNavigation = useLocation().state === FIND_BY_ID && rows?.every((row) => row.id !== id) === true;
  return { isFinding: isAskedByNavigation || asked === id, find: () => setAsked(id) };
}
