import { useLocation } from 'react-router';

/** The state of a navigation to a record that is asked for by its id alone: it is looked for wherever it may be. */
export const SOUGHT = 'sought';

/** Whether the record of the address is looked for although it is not among the rows. */
export const useIsSought = () => useLocation().state === SOUGHT;
