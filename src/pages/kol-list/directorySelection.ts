import { create } from 'zustand';
import type { KolSummary } from '../../contract/kolDirectory.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import { subscribeToStorageOwner } from '../../storage/createPersistedStore.ts';

/**
 * The selected KOLs of the directory, in the order of selection. They stay when the user visits another screen, and are cleared when
 * the user signs out.
 * Unlike the ids of a list (`storage/kolList.ts`), they are records with names, so they stay in memory.
 */
export const useDirectorySelection = create<{ selected: readonly Parsed<KolSummary>[] }>(() => ({ selected: [] }));

subscribeToStorageOwner(() => useDirectorySelection.setState({ selected: [] }));
