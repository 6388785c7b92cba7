import type { KolFacetsQuery, KolListQuery } from '../contract/kolDirectory.ts';

/** The keys of queries that several files read or invalidate. The keys of other queries are beside their options. */

export const kolKeys = {
  /** All pages of the directory. */
  lists: ['kols', 'list'] as const,
  list: (query: KolListQuery) => [...kolKeys.lists, query] as const,
  facets: (query: KolFacetsQuery) => ['kols', 'facets', query] as const,
  /** All responses about all KOLs that were read one by one. */
  details: ['kols', 'detail'] as const,
  /** All responses about one KOL, with any `include`. */
  one: (kolId: string) => [...kolKeys.details, kolId] as const,
};

/** The audit trail. Invalidate it after every change, because each change adds an entry. */
export const auditKeys = {
  all: ['audit'] as const,
};
