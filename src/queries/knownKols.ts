import { type QueryClient, useQueries } from '@tanstack/react-query';
import type { KolSummary } from '../contract/kolDirectory.ts';
import { isKolId } from '../contract/kolIds.ts';
import type { ParsedPage } from '../contract/lenientParsing.ts';
import type { ParsedKol } from '../contract/parseKol.ts';
import { kolOptions } from './kols.ts';

/** Returns the ids and names of all KOLs that this tab has read, also of those that it read in a list. */
export function listKnownKols(client: QueryClient): { id: string; name: string }[] {
  const profiles = client.getQueriesData<ParsedKol>({ queryKey: ['kols', 'detail'] }).map(([, kol]) => kol);
  const pages = client.getQueriesData<ParsedPage<KolSummary>>({ queryKey: ['kols', 'list'] }).map(([, page]) => page);
  const named = [...profiles, ...pages.flatMap((page) => page?.data ?? [])].flatMap((kol) =>
    kol?.full_name ? [[kol.id, kol.full_name] as const] : [],
  );
  return [...new Map(named)].map(([id, name]) => ({ id, name }));
}

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
