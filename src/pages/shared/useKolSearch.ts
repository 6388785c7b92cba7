import { useQuery } from '@tanstack/react-query';
import type { KolSummary } from '../../contract/kolDirectory.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import { useHasDeskApi } from '../../queries/deskApi.ts';
import { kolListOptions } from '../../queries/kolDirectory.ts';
import { useDebouncedValue } from '../../queries/useDebouncedValue.ts';
import { useQueryState } from '../../queries/useQueryState.ts';

/** The shortest text that is worth a search. */
export const MIN_SEARCH_LENGTH = 2;

/** How many KOLs a search finds at most. More would be delivered, and recorded as listed, than are shown. */
const MAX_FOUND = 8;

const NONE: Parsed<KolSummary>[] = [];

/**
 * Finds KOLs of the organization while the user types (desk interface): by name, institution, department or city. The answer to
 * an earlier text is never shown, because each text has its own query.
 * @returns the best matches, found names first; none without the desk interface, or with an error
 */
export function useKolSearch(typed: string) {
  const text = typed.trim();
  const debounced = useDebouncedValue(text);
  const hasDeskApi = useHasDeskApi();
  const isEnabled = hasDeskApi && text.length >= MIN_SEARCH_LENGTH;
  const isCurrent = isEnabled && debounced === text;
  const { data, error, isFetching, refetch } = useQueryState(
    useQuery({
      ...kolListOptions({ search: debounced, page: 1, per_page: MAX_FOUND, sort: 'relevance' }),
      enabled: isCurrent,
      // The KOLs of another text must not stay while these load.
      placeholderData: undefined,
    }),
  );
  return {
    kols: isCurrent ? (data?.data ?? NONE) : NONE,
    error: isCurrent ? error : null,
    isSearching: isEnabled && (debounced !== text || isFetching),
    refetch,
    hasDeskApi,
  };
}
