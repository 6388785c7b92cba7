import { useQueries } from '@tanstack/react-query';
import { isKolId } from '../contract/kolIds.ts';
import { kolOptions } from './kols.ts';

/** How many ids in uppercase are tried. */
const MAX_UPPERCASE_IDS = 10;

/**
 * Asks the service for ids that were typed in uppercase, such as KOL_DEMO_0003.
 * @param pieces texts that are not ids
 * @returns the ids, in lowercase, that exist
 */
export function useLowercaseIds(pieces: readonly string[]): string[] {
  const ids = [...new Set(pieces.map((piece) => piece.toLowerCase()).filter(isKolId))].slice(0, MAX_UPPERCASE_IDS);
  const results = useQueries({ queries: ids.map((id) => ({ ...kolOptions(id), retry: false })) });
  return ids.filter((_, index) => results[index]?.data !== undefined);
}
