import type { RowSelectionState } from '@tanstack/react-table';
import { useEffect, useState } from 'react';
import type { KolIdsInText } from '../../contract/kolIds.ts';
import { readSelectedKols, restoreRemoved, setSelectedKols } from '../../storage/kolList.ts';

/** The KOL list in the URL. */
export interface ListIds {
  /** The value of `ids` in the URL. */
  given: string;
  /** Its parsed ids. */
  found: KolIdsInText;
  /**
   * Adds a history entry. The list on screen keeps its filters.
   * @param before the query of the URL whose filters the list gets if it is not on screen
   */
  setIds: (ids: readonly string[], before?: string) => void;
}

/** Undoes a removal (`restoreRemoved`). If another list is on screen now, the result is the list before the removal. */
export const withRestored = (before: readonly string[], removed: readonly string[], now: readonly string[]) =>
  isSameList(
    before.filter((id) => !removed.includes(id)),
    now,
  )
    ? restoreRemoved(before, removed, now)
    : before;

/**
 * Numbers the lists that follow each other on the screen: the `key` of the page, so that another list begins without the state of the
 * one before. A list that grows or shrinks stays the same.
 */
export function useListNumber(ids: readonly string[]): number {
  const [known, setKnown] = useState({ ids, number: 0 });
  const number = known.ids === ids || isSameList(known.ids, ids) ? known.number : known.number + 1;
  if (known.ids !== ids) setKnown({ ids, number });
  return number;
}

/**
 * The selected KOLs of a list. This tab stores them, so that the selection survives a visit to the event form or a
 * profile. A list that grows or shrinks keeps its selection, also of a KOL that was removed, so that it comes back with Undo.
 */
export function useKolSelection(ids: readonly string[]) {
  const [rowSelection, setRowSelection] = useState(() => readSelection(ids));
  useEffect(() => setSelectedKols(ids, Object.keys(rowSelection)), [ids, rowSelection]);
  return [rowSelection, setRowSelection] as const;
}

const readSelection = (ids: readonly string[]): RowSelectionState =>
  Object.fromEntries(readSelectedKols(ids).map((id) => [id, true]));

/** True if one of the lists has all KOLs of the other: a list that grows or shrinks stays the same. */
export function isSameList(before: readonly string[], after: readonly string[]): boolean {
  const [fewer, more] = before.length < after.length ? [before, new Set(after)] : [after, new Set(before)];
  return fewer.every((id) => more.has(id));
}
