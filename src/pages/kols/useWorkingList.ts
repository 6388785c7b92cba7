import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { kolIdsInText } from '../../contract/kolIds.ts';
import { kolsPath } from '../../paths.ts';
import { type ListView, viewOf, viewParameters } from './listView.ts';

/**
 * The working list and its view, which live in the address and nowhere else.
 * @returns the ids, the view, and how to change them; another list is a step in the history, another view is not
 */
export function useWorkingList() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const text = address.get('ids') ?? '';
  // The ids stay the same array while only the view changes: a thousand rows are not drawn anew for a letter.
  const ids = useMemo(() => kolIdsInText(text).ids, [text]);
  const view = useMemo(() => viewOf(address), [address]);
  const change = useMemo(
    () => ({
      setIds: (next: readonly string[]) => void navigate(kolsPath(next, viewParameters(viewNow()))),
      setView: (part: Partial<ListView>) =>
        void navigate(kolsPath(ids, viewParameters({ ...viewNow(), ...part })), {
          replace: true,
          preventScrollReset: true,
        }),
      clearView: () => void navigate(kolsPath(ids, viewParameters({ sort: viewNow().sort })), { replace: true }),
    }),
    [ids, navigate],
  );
  return { ids, view, ...change };
}

/** The view of the address as it is this moment: two changes may come before the first of them is drawn. */
const viewNow = () => viewOf(new URLSearchParams(window.location.search));
