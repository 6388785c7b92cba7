import type { QueryClient } from '@tanstack/react-query';
import type { LoadedList } from '../api/LoadedList.ts';
import type { ParsedPage } from '../contract/lenientParsing.ts';
import { getCachedKol } from './kols.ts';
import type { Search } from './useAllPages.ts';

interface Named {
  id: string;
  name?: string | null;
}

/** Returns the name of a KOL, campaign or product if the cache contains it. */
export function getCachedName(client: QueryClient, id: string): string | undefined {
  if (!/^(cmp|prod)_/.test(id)) return getCachedKol(client, id)?.full_name ?? undefined;
  const noun = id.startsWith('cmp_') ? 'campaigns' : 'products';
  const answers = <Answer>(kind: string) =>
    client.getQueriesData<Answer>({ queryKey: [noun, kind] }).map(([, answer]) => answer);
  const record =
    answers<Search<Named>>('find').find((search) => search?.record?.id === id)?.record ??
    answers<ParsedPage<Named>>('list')
      .flatMap((page) => page?.data ?? [])
      .find((row) => row.id === id) ??
    answers<LoadedList<Named>>('all')
      .map((list) => list?.records.find((row) => row.id === id))
      .find((row) => row !== undefined);
  return record?.name ?? undefined;
}
