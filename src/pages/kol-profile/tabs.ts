import * as z from 'zod/mini';
import { KOL_INCLUDES, type KolInclude } from '../../contract/kol.ts';
import { day } from '../../contract/values.ts';
import { kolPath } from '../../paths.ts';

/** The tabs of a profile: the overview, one per list of `include` (interface §4.1), and a timeline of all lists. */
export const KOL_TABS = ['overview', ...KOL_INCLUDES, 'timeline'] as const;
export type KolTab = (typeof KOL_TABS)[number];

/** The tab in the URL; the overview if it is unknown. */
export const tabOf = (address: URLSearchParams): KolTab =>
  z.parse(z.catch(z.enum(KOL_TABS), 'overview'), address.get('tab'));

/** The filters of the timeline, which stay in the URL while the tabs change. */
export interface TimelineFilter {
  /** The lists to show. */
  kinds: readonly KolInclude[];
  /** The first day to show, `YYYY-MM-DD`; empty for all days. */
  since: string;
}

/** The filters in the URL. Without a known kind, all are shown. */
export function timelineFilterOf(address: URLSearchParams): TimelineFilter {
  const named = address.get('kinds')?.split(',') ?? [];
  const kinds = KOL_INCLUDES.filter((include) => named.includes(include));
  return {
    kinds: kinds.length === 0 ? KOL_INCLUDES : kinds,
    since: z.parse(z.catch(day, ''), address.get('since')),
  };
}

/** The path of a KOL's tab. The overview has the path of the profile. */
export const tabPath = (kolId: string, tab: KolTab, { kinds, since }: TimelineFilter) =>
  kolPath(kolId, tab === 'overview' ? undefined : tab, {
    kinds: kinds.length === KOL_INCLUDES.length ? undefined : kinds.join(','),
    since,
  });
