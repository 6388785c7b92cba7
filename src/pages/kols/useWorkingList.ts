import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { kolIdsInText } from '../../contract/kolIds.ts';
import { kolsPath } from '../../paths.ts';
import { type ListView, viewOf, viewParameters } from './listView.ts';

/**
 * The ids of the working list, which live in the address and nowhere else. Another list is a step in the history.
 * @returns the address's text with what was found in it, and what sets the ids
 */
export function useListIds() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const text = address.get('ids') ?? '';
  // The ids stay the same array while only the view changes: a thousand rows are not drawn anew for a letter.
  const found = useMemo(() => kolIdsInText(text), [text]);
  const setIds = useMemo(
    () => (next: readonly string[]) => void navigate(kolsPath(next, viewParameters(viewNow()))),
    [navigate],
  );
  return { text, found, setIds };
}

/** Of changes that follow each other more closely, in milliseconds, only the first and the last go into the address. */
const ADDRESS_REST_MS = 100;

/**
 * How the working list is narrowed and ordered, which lives in the address too. Another view is no step in the history.
 * A key in the filter is answered at once: the address follows without the router, whose every step draws the whole
 * screen, and in slices. The router reads the address again at its next step, and then what it says
 * holds.
 */
export function useListView(ids: readonly string[]) {
  const [address] = useSearchParams();
  const [replaced, setReplaced] = useState<{ of: URLSearchParams; by: ListView } | null>(null);
  const changedAt = useRef(0);
  const view = useMemo(() => (replaced?.of === address ? replaced.by : viewOf(address)), [address, replaced]);
  useEffect(() => {
    if (replaced?.of !== address) return;
    const write = () =>
      window.history.replaceState(window.history.state, '', kolsPath(ids, viewParameters(replaced.by)));
    const hasRested = Date.now() - changedAt.current > ADDRESS_REST_MS;
    changedAt.current = Date.now();
    // At once where it can be, so that the reader who opens a profile comes back to the list as it was.
    if (hasRested) return write();
    const timer = setTimeout(write, ADDRESS_REST_MS);
    return () => clearTimeout(timer);
  }, [replaced, ids, address]);
  const change = useMemo(() => {
    // Two changes may come before the first of them is drawn.
    const replace = (by: (now: ListView) => ListView) =>
      setReplaced((known) => ({ of: address, by: by(known?.of === address ? known.by : viewOf(address)) }));
    return {
      setView: (part: Partial<ListView>) => replace((now) => ({ ...now, ...part })),
      clearView: () => replace(({ sort }) => ({ sort })),
    };
  }, [address]);
  return { view, ...change };
}

/** The view of the address as it is this moment, which the router does not know. */
const viewNow = () => viewOf(new URLSearchParams(window.location.search));
