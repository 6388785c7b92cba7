import * as z from 'zod/mini';
import { KOL_INCLUDES, type KolInclude } from '../../contract/kol.ts';

/** The sections of a profile: the overview, and one per list that the interface can include (§4.1). */
export const KOL_TABS = ['overview', ...KOL_INCLUDES] as const;
export type KolTab = (typeof KOL_TABS)[number];

/** The tab that an address names; anything else is the overview. */
export const tabOf = (address: URLSearchParams): KolTab =>
  z.parse(z.catch(z.enum(KOL_TABS), 'overview'), address.get('tab'));

/** What a tab asks the service to include. */
export const includeOf = (tab: KolTab): KolInclude[] => (tab === 'overview' ? [] : [tab]);
