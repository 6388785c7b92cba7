import { functionalUpdate, type RowSelectionState, type Updater } from '@tanstack/react-table';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { KolIdsInText } from '../../contract/kolIds.ts';
import { kolsPath } from '../../paths.ts';
import { readSelectedKols, restoreRemoved, setKolsAddress, setSelectedKols } from '../../storage/kolList.ts';
import { type ListView, viewOf, viewParameters } from './listSearchParams.ts';

/** The KOL list in the URL. */
export interface ListIds {
  /** The value of `ids` in the URL. */
  given: string;
  /** Its parsed ids. */
  found: KolIdsInText;
  /** Adds a history entry. */
  setIds: (ids: readonly string[]) => void;
}

/**
 * Of changes that follow each other within this time (in milliseconds), only the first and the last go into the URL.
 */
const ADDRESS_REST_MS = 100;

/**
 * The view of the KOL list, which is also in the URL. A change adds no history entry. Typing in the filter updates the
 * state immediately and the URL without the router, because a router navigation renders the whole screen. The router
 * reads the URL again on its next navigation.
 */
export function useListView(ids: readonly string[]) {
  const [address] = useSearchParams();
  const [replaced, setReplaced] = useState<{ of: URLSearchParams; by: ListView } | null>(null);
  const changedAt = useRef(0);
  // The filtered rows depend on this object.
  const view = useMemo(() => (replaced?.of === address ? replaced.by : viewOf(address)), [address, replaced]);
  const path = kolsPath(ids, viewParameters(view));
  useEffect(() => setKolsAddress(path), [path]);
  useEffect(() => {
    if (replaced?.of !== address) return;
    const write = () =>
      window.history.replaceState(window.history.state, '', kolsPath(ids, viewParameters(replaced.by)));
    const hasRested = Date.now() - changedAt.current > ADDRESS_REST_MS;
    changedAt.current = Date.now();
    // Immediately if possible, so that the list is the same after a visit to a profile.
    if (hasRested) return write();
    const timer = setTimeout(write, ADDRESS_REST_MS);
    return () => clearTimeout(timer);
  }, [replaced, ids, address]);
  const setView = useCallback(
    (change: Partial<ListView>) =>
      // Two changes may happen before the first one renders.
      setReplaced((known) => ({
        of: address,
        by: { ...(known?.of === address ? known.by : viewOf(address)), ...change },
      })),
    [address],
  );
  return { view, setView, path };
}

/** Undoes a removal (`restoreRemoved`). If another list is on screen now, the result is the list before the removal. */
export const withRestored = (before: readonly string[], removed: readonly string[], now: readonly string[]) =>
  isSameList(
    before.filter((id) => !removed.includes(id)),
    now,
  )
    ? restoreRemoved(before, removed, now)
    : before;

const NONE: RowSelectionState = {};

/**
 * The selected KOLs of a list. This tab stores them, so that the selection survives a visit to the event form or a
 * profile. A list that grows or shrinks keeps its selection, also of a KOL that was removed, so that it comes back with Undo.
 * Another list starts without one.
 */
export function useKolSelection(ids: readonly string[]) {
  const [known, setKnown] = useState(() => ({ ids, rowSelection: readSelection(ids) }));
  const rowSelection = known.ids === ids || isSameList(known.ids, ids) ? known.rowSelection : NONE;
  if (known.ids !== ids) setKnown({ ids, rowSelection });
  useEffect(() => setSelectedKols(ids, Object.keys(rowSelection)), [ids, rowSelection]);
  const setRowSelection = useCallback(
    (updater: Updater<RowSelectionState>) =>
      setKnown((before) => ({ ...before, rowSelection: functionalUpdate(updater, before.rowSelection) })),
    [],
  );
  return [rowSelection, setRowSelection] as const;
}

const readSelection = (ids: readonly string[]): RowSelectionState =>
  Object.fromEntries(readSelectedKols(ids).map((id) => [id, true]));

function isSameList(before: readonly string[], after: readonly string[]): boolean {
  const [fewer, more] = before.length < after.length ? [before, new Set(after)] : [after, new Set(before)];
  return fewer.every((id) => more.has(id));
}
