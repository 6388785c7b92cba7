import type { QueryClient } from '@tanstack/react-query';
import type { KolSummary } from '../contract/kolDirectory.ts';
import type { ParsedPage } from '../contract/lenientParsing.ts';
import type { ParsedKol } from '../contract/parseKol.ts';

/** Returns the ids and names of all KOLs that this tab has read, also of those that it read in a list. */
export function listKnownKols(client: QueryClient): { id: string; name: string }[] {
  const profiles = client.getQueriesData<ParsedKol>({ queryKey: ['kols', 'detail'] }).map(([, kol]) => kol);
  const pages = client.getQueriesData<ParsedPage<KolSummary>>({ queryKey: ['kols', 'list'] }).map(([, page]) => page);
  const named = [...profiles, ...pages.flatMap((page) => page?.data ?? [])].flatMap((kol) =>
    kol?.full_name ? [[kol.id, kol.full_name] as const] : [],
  );
  return [...new Map(named)].map(([id, name]) => ({ id, name }));
}
