import { create } from 'zustand';
import type { KolFacetsQuery, KolSummary } from '../../contract/kolDirectory.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import { subscribeToStorageOwner } from '../../storage/createPersistedStore.ts';

interface DirectorySelection {
  selected: readonly Parsed<KolSummary>[];
  /** The filter of which all KOLs were selected last, if no selection by hand came after it. */
  allOf: KolFacetsQuery | null;
}

const NONE: DirectorySelection = { selected: [], allOf: null };

/**
 * The selected KOLs of the directory, in the order of selection. They stay when the user visits another screen, and are cleared when
 * the user signs out.
 * Unlike the ids of a list (`storage/kolList.ts`), they are records with names, so they stay in memory.
 */
export const useDirectorySelection = create<DirectorySelection>(() => NONE);

export const clearDirectorySelection = () => useDirectorySelection.setState(NONE);

subscribeToStorageOwner(clearDirectorySelection);
