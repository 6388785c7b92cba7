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

/** The keys of a list that every screen reads in the same ways; each of its queries adds what it reads. */
const listKeys = (list: string) => ({
  all: [list] as const,
  /** Single pages. */
  pages: [list, 'list'] as const,
  /** Every matching record. */
  wholeLists: [list, 'all'] as const,
  /** Searches of the whole list for one record. */
  searches: [list, 'find'] as const,
});

export const campaignKeys = listKeys('campaigns');
export const productKeys = listKeys('products');
export const eventKeys = listKeys('events');

/** The audit trail. Invalidate it after every change, because each change adds an entry. */
export const auditKeys = {
  all: ['audit'] as const,
};
