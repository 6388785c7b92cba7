import { useState } from 'react';
import { useLocation } from 'react-router';
import type { SelectedProps } from './SelectedRecord.tsx';

/** The state of a navigation to a record that is asked for by its id alone: it is looked for wherever it may be. */
export const SOUGHT = 'sought';

/**
 * Whether the record of the address is looked for in the whole list: because somebody asks for it here, or has come by its
 * id alone and it is not among the rows. Asked for once, it is read again after an outage, or with another key, as
 * everything is.
 */
export function useSearched<Row extends { id: string }>({ id, rows }: Pick<SelectedProps<Row>, 'id' | 'rows'>) {
  const [asked, setAsked] = useState<string>();
  const isSought = useLocation().state === SOUGHT && rows?.every((row) => row.id !== id) === true;
  return { isSearched: isSought || asked === id, look: () => setAsked(id) };
}
