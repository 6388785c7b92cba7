import * as z from 'zod/mini';
import { KOL_INCLUDES, type KolInclude } from '../../contract/kol.ts';
import { kolPath } from '../../paths.ts';

/** The tabs of a profile: the overview, one per list of `include` (interface §4.1), and a timeline of all lists. */
export const KOL_TABS = ['overview', ...KOL_INCLUDES, 'timeline'] as const;
export type KolTab = (typeof KOL_TABS)[number];

/** The tab in the URL; the overview if it is unknown. */
export const tabOf = (address: URLSearchParams): KolTab =>
  z.parse(z.catch(z.enum(KOL_TABS), 'overview'), address.get('tab'));

/** The `include` value of a tab. */
export function includeOf(tab: KolTab): readonly KolInclude[] {
  if (tab === 'timeline') return KOL_INCLUDES;
  return tab === 'overview' ? [] : [tab];
}

/** The path of a KOL's tab. The overview has the path of the profile. */
export const tabPath = (kolId: string, tab: KolTab) => kolPath(kolId, tab === 'overview' ? undefined : tab);
