import * as z from 'zod/mini';
import { KOL_INCLUDES, type KolInclude } from '../../contract/kol.ts';
import { kolPath } from '../../paths.ts';

/** The sections of a profile: the overview, one per list that the interface can include (§4.1), and all lists in one line of time. */
export const KOL_TABS = ['overview', ...KOL_INCLUDES, 'timeline'] as const;
export type KolTab = (typeof KOL_TABS)[number];

/** The tab that an address names; anything else is the overview. */
export const tabOf = (address: URLSearchParams): KolTab =>
  z.parse(z.catch(z.enum(KOL_TABS), 'overview'), address.get('tab'));

/** What a tab asks the service to include. */
export function includeOf(tab: KolTab): readonly KolInclude[] {
  if (tab === 'timeline') return KOL_INCLUDES;
  return tab === 'overview' ? [] : [tab];
}

/** The address of a KOL's tab; the overview is the profile's own address. */
export const tabPath = (kolId: string, tab: KolTab) => kolPath(kolId, tab === 'overview' ? undefined : tab);
