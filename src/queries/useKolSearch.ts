import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { KolSummary } from '../contract/kolDirectory.ts';
import type { Parsed } from '../contract/lenientParsing.ts';
import { useHasDeskApi } from './deskApi.ts';
import { kolListOptions } from './kolDirectory.ts';

/** The pause in typing before a request, in milliseconds. */
const REST_MS = 150;

/** The shortest text that is searched for, and how many KOLs are found at most. */
const SHORTEST = 2;
const MOST_FOUND = 8;

const NONE: Parsed<KolSummary>[] = [];

/**
 * Finds KOLs of the organization while the user types (desk interface): by name, institution, department or city. The answer to
 * an earlier text is never shown, because each text has its own query.
 * @returns the first KOLs that match; none without the desk interface
 */
export function useKolSearch(typed: string) {
  const text = typed.trim();
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const hasDeskApi = useHasDeskApi();
  const isAsked = hasDeskApi && text.length >= SHORTEST;
  const { data, isFetching } = useQuery({
    ...kolListOptions({ search: rested, page: 1, per_page: MOST_FOUND, sort: 'full_name' }),
    enabled: isAsked && rested === text,
    // The KOLs of an earlier text are no placeholder.
    placeholderData: undefined,
  });
  return {
    kols: isAsked && rested === text ? (data?.data ?? NONE) : NONE,
    isSearching: isAsked && (rested !== text || isFetching),
    hasDeskApi,
  };
}
