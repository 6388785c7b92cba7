import * as z from 'zod/mini';
import { ENGAGEMENT_LEVELS, KOL_TIERS, Kol } from './kol.ts';
import { pageParameters, wholeNumber, withReverse } from './page.ts';
import { count, day, text } from './values.ts';

/**
 * The orders of "find KOLs". A leading `-` reverses an order; a KOL without the value always comes last. By engagement, high comes
 * first.
 */
export const KOL_SORT_FIELDS = [
  'full_name',
  'tier',
  'engagement_level',
  'last_interaction_on',
  'next_event_on',
  'h_index',
  'publications_count',
  'email_open_rate',
  'response_rate',
  'updated_at',
] as const;
export type KolSortField = (typeof KOL_SORT_FIELDS)[number];

/** The filters that "find KOLs" and "count KOLs" share (desk interface). */
const kolFilters = {
  /** Words of the name, institution, department or city, in any order, case and accents. All of them must match. 1,000 characters count. */
  search: z.optional(text),
  tier: z.optional(z.enum(KOL_TIERS)),
  engagement_level: z.optional(z.enum(ENGAGEMENT_LEVELS)),
  specialty: z.optional(text),
  country: z.optional(text),
  tag: z.optional(text),
  /** Only KOLs without an interaction for so many days. A KOL without any interaction is among them. */
  last_contact: z.optional(wholeNumber(1, 36_500)),
};

/** The query of "find KOLs" (desk interface). */
export const KolListQuery = z.strictObject({
  ...pageParameters,
  ...kolFilters,
  /** By `relevance`, the KOLs whose name has every word of the search at the beginning of one of its words come first; then by name. */
  sort: z._default(z.enum([...withReverse(KOL_SORT_FIELDS), 'relevance']), 'full_name'),
});
export type KolListQuery = z.infer<typeof KolListQuery>;

/** The query of "count KOLs" (desk interface). */
export const KolFacetsQuery = z.strictObject(kolFilters);
export type KolFacetsQuery = z.infer<typeof KolFacetsQuery>;

/** A KOL in the directory: the profile without lists, biography and internal notes (desk interface). */
export const KolSummary = z.object({
  ...z.omit(Kol, { bio: true, notes: true, events: true, campaigns: true, interactions: true, publications: true })
    .shape,
  /** The day of the latest interaction that is not in the future; null without one. */
  last_interaction_on: z.nullable(day),
  /** The day of the next event that is not cancelled, today (UTC) included; null without one. */
  next_event_on: z.nullable(day),
});
export type KolSummary = z.infer<typeof KolSummary>;

const facet = z.array(z.object({ value: text, count }));

/**
 * How many KOLs have each value (desk interface). Each facet counts the KOLs that match all other filters, so that the
 * numbers beside the alternatives of a selected value stay right. The most frequent values come first.
 */
export const KolFacets = z.object({
  tier: facet,
  engagement_level: facet,
  specialty: facet,
  country: facet,
  tag: facet,
});
export type KolFacets = z.infer<typeof KolFacets>;
