import { useQuery } from '@tanstack/react-query';
import type { KolSummary } from '../../contract/kolDirectory.ts';
import type { Parsed } from '../../contract/lenientParsing.ts';
import { normalizeText } from '../../i18n/format.ts';
import { useHasDeskApi } from '../../queries/deskApi.ts';
import { kolListOptions } from '../../queries/kolDirectory.ts';
import { useDebouncedValue } from '../../queries/useDebouncedValue.ts';
import { useQueryState } from '../../queries/useQueryState.ts';

/** The shortest text that is worth a search. */
export const MIN_SEARCH_LENGTH = 2;

/** How many KOLs a search finds at most. More would be delivered, and recorded as listed, than are shown. */
const MAX_FOUND = 8;

const NONE: Parsed<KolSummary>[] = [];

/** True if a word of a name begins with a text, without case, accents and width. */
export const hasWord = (name: string, text: string): boolean =>
  normalizeText(` ${name}`).includes(` ${normalizeText(text).trim()}`);

/**
 * Finds KOLs of the organization while the user types (desk interface): by name, institution, department or city. The answer to
 * an earlier text is never shown, because each text has its own query.
 * @returns the first KOLs that match, those by name before the others; none without the desk interface, or with an error
 */
export function useKolSearch(typed: string) {
  const text = typed.trim();
  const debounced = useDebouncedValue(text);
  const hasDeskApi = useHasDeskApi();
  const isAsked = hasDeskApi && text.length >= MIN_SEARCH_LENGTH;
  const isCurrent = isAsked && debounced === text;
  const { data, error, isFetching, refetch } = useQueryState(
    useQuery({
      ...kolListOptions({ search: debounced, page: 1, per_page: MAX_FOUND, sort: 'full_name' }),
      select: ({ data }) => {
        const named = data.filter(({ full_name }) => hasWord(full_name ?? '', debounced));
        return [...new Set([...named, ...data])];
      },
      enabled: isCurrent,
      // The KOLs of another text must not stay while these load.
      placeholderData: undefined,
    }),
  );
  return {
    kols: isCurrent ? (data ?? NONE) : NONE,
    error: isCurrent ? error : null,
    isSearching: isAsked && (debounced !== text || isFetching),
    refetch,
    hasDeskApi,
  };
}
