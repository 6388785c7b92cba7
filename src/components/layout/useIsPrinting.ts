import { useSyncExternalStore } from 'react';

let isPrinting = false;

/**
 * Returns true while the page is printed, for what is only on paper and takes long to render. Not `useMediaQuery('print')`, because
 * Firefox prints a copy of the page and does not tell the page about its medium.
 */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);

function subscribe(onChange: () => void) {
  const change = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    onChange();
  };
  window.addEventListener('beforeprint', change);
  window.addEventListener('afterprint', change);
  return () => {
    window.removeEventListener('beforeprint', change);
    window.removeEventListener('afterprint', change);
  };
}
