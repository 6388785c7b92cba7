import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { LoadedList } from '../api/LoadedList.ts';
import type { KolSummary } from '../contract/kolDirectory.ts';
import type { ParsedPage } from '../contract/lenientParsing.ts';
import type { ParsedKol } from '../contract/parseKol.ts';
import { ID_PREFIXES } from '../contract/values.ts';
import { getCachedKol } from './kols.ts';
import { campaignKeys, kolKeys, productKeys } from './queryKeys.ts';
import type { Search } from './useAllPages.ts';

interface Named {
  id: string;
  name?: string | null;
}

/** Returns the name of a KOL, campaign or product if the cache contains it. */
export function getCachedName(client: QueryClient, id: string): string | undefined {
  if (id.startsWith(ID_PREFIXES.campaign)) return findName(client, campaignKeys, id);
  if (id.startsWith(ID_PREFIXES.product)) return findName(client, productKeys, id);
  return getCachedKol(client, id)?.full_name ?? undefined;
}

/** Returns the name of a record if the cache contains it in an answer of its list. */
function findName(client: QueryClient, keys: typeof campaignKeys, id: string): string | undefined {
  const answers = <Answer>(queryKey: QueryKey) =>
    client.getQueriesData<Answer>({ queryKey }).map(([, answer]) => answer);
  const record =
    answers<Search<Named>>(keys.searches).find((search) => search?.record?.id === id)?.record ??
    answers<ParsedPage<Named>>(keys.pages)
      .flatMap((page) => page?.data ?? [])
      .find((row) => row.id === id) ??
    answers<LoadedList<Named>>(keys.wholeLists)
      .map((list) => list?.records.find((row) => row.id === id))
      .find((row) => row !== undefined);
  return record?.name ?? undefined;
}

/** Returns the ids and names of all KOLs that this tab has read, also of those that it read in a list. */
export function listCachedKolNames(client: QueryClient): { id: string; name: string }[] {
  const profiles = client.getQueriesData<ParsedKol>({ queryKey: kolKeys.details }).map(([, kol]) => kol);
  const pages = client.getQueriesData<ParsedPage<KolSummary>>({ queryKey: kolKeys.lists }).map(([, page]) => page);
  const named = [...profiles, ...pages.flatMap((page) => page?.data ?? [])].flatMap((kol) =>
    kol?.full_name ? [[kol.id, kol.full_name] as const] : [],
  );
  return [...new Map(named)].map(([id, name]) => ({ id, name }));
}
