import { create } from 'zustand';
import type { KolSummary } from '../../contract/kolDirectory.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import { subscribeToStorageOwner } from '../../storage/createPersistedStore.ts';

/**
 * The ticked KOLs of the directory, in the order of ticking. They are in memory only, survive a visit to another screen, and go
 * with the user.
 */
export const useTickedKols = create<{ ticked: readonly Parsed<KolSummary>[] }>(() => ({ ticked: [] }));

subscribeToStorageOwner(() => useTickedKols.setState({ ticked: [] }));
