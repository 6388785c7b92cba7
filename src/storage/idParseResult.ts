import { useSyncExternalStore } from 'react';
import { readKey, subscribeToSession } from '../auth/session.ts';

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
 * The report of the last look-up, for the screen that it opened. In memory only, since a pasted text may hold names,
 * and only for whoever made it.
 */
let last: { key: string | null; report: IdParseResult } | null = null;
const listeners = new Set<() => void>();

const read = () => (last !== null && last.key === readKey() ? last.report : null);

function subscribe(listener: () => void) {
  listeners.add(listener);
  const stopSession = subscribeToSession(listener);
  return () => {
    stopSession();
    listeners.delete(listener);
  };
}

/** Notes what a look-up found, where that says more than its ids; otherwise, or with null, there is nothing to report. */
export function setIdParseResult(report: IdParseResult | null) {
  const isWorthSaying = report !== null && report.duplicates + report.others.length > 0;
  last = isWorthSaying ? { key: readKey(), report } : null;
  for (const listener of listeners) listener();
}

/**
 * The report of the look-up that led to these KOLs; null where there is none.
 * @param kolIds what the screen shows
 */
export function useIdParseResult(kolIds: readonly string[]): IdParseResult | null {
  const report = useSyncExternalStore(subscribe, read);
  return report?.ids.every((id) => kolIds.includes(id)) ? report : null;
}
