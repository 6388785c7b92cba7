import { create } from 'zustand';
import { subscribeToStorageOwner } from './owner.ts';

/** The result of looking for KOL ids in a text. */
export interface IdParseResult {
  /** The ids that were found, each once. */
  ids: string[];
  /** Number of merged repeats. */
  duplicates: number;
  /** The pieces of the text that are not ids. */
  others: string[];
}

/**
 * The result of the latest lookup, for the screen that it opened. It stays in memory, because a pasted text may contain
 * names, and only its owner sees it.
 */
const useResult = create<{ result: IdParseResult | null }>(() => ({ result: null }));
subscribeToStorageOwner(() => setIdParseResult(null));

/** Stores the result if it contains more than ids. Otherwise, or with null, there is nothing to report. */
export function setIdParseResult(result: IdParseResult | null) {
  const isWorthReporting = result !== null && result.duplicates + result.others.length > 0;
  useResult.setState({ result: isWorthReporting ? result : null });
}

/**
 * Returns the result of the lookup that led to these KOLs; null if there is none.
 * @param kolIds the ids on screen
 */
export const useIdParseResult = (kolIds: readonly string[]): IdParseResult | null =>
  useResult(({ result }) => (result?.ids.every((id) => kolIds.includes(id)) ? result : null));
