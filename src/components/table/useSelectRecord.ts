import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The state of a history entry that a link of a row has added (`RowLink`). */
export const OPENED_FROM_LIST = { isOpenedFromList: true };

type Change = (change: { selected: string | undefined }, options: { replace: true; state?: unknown }) => void;

/**
 * Opens another record, or closes the open one. A record that was opened from the list is closed by going back to the list, so that
 * a further step back does not open it again. If the list changed while the record was open, closing keeps the changed list.
 * @param selected the id of the open record, in the address
 * @param onChange changes the address
 */
export function useSelectRecord(selected: string | undefined, onChange: Change) {
  const navigate = useNavigate();
  const { state } = useLocation();
  // A double press goes back only once.
  const isLeaving = useRef(false);
  useEffect(() => {
    if (selected === undefined) isLeaving.current = false;
  }, [selected]);
  return (next: string | undefined) => {
    if (next !== undefined) onChange({ selected: next }, { replace: true, state });
    else if (state?.isOpenedFromList !== true) onChange({ selected: next }, { replace: true });
    else if (!isLeaving.current) {
      isLeaving.current = true;
      void navigate(-1);
    }
  };
}
