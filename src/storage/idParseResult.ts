import { create } from 'zustand';
import { subscribeToStorageOwner } from './owner.ts';

/** What became of a text in which somebody looked for KOLs. */
export interface IdParseResult {
  /** The ids that were found, each once. */
  ids: string[];
  /** How many repeats were merged. */
  duplicates: number;
  /** The pieces of the text that are no id. */
  others: string[];
}

/**
 * The result of the last look-up, for the screen that it opened. In memory only, since a pasted text may hold names,
 * and only for whoever made it.
 */
const useResult = create<{ result: IdParseResult | null }>(() => ({ result: null }));
subscribeToStorageOwner(() => setIdParseResult(null));

/** Sets what a look-up found, where that says more than its ids; otherwise, or with null, there is nothing to report. */
export function setIdParseResult(result: IdParseResult | null) {
  const isWorthSaying = result !== null && result.duplicates + result.others.length > 0;
  useResult.setState({ result: isWorthSaying ? result : null });
}

/**
 * The result of the look-up that led to these KOLs; null where there is none.
 * @param kolIds what the screen shows
 */
export const useIdParseResult = (kolIds: readonly string[]): IdParseResult | null =>
  useResult(({ result }) => (result?.ids.every((id) => kolIds.includes(id)) ? result : null));
