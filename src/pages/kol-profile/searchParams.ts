import * as z from 'zod/mini';
import { listParameters } from '../../components/table/urlState.ts';
import { KOL_INCLUDES, type KolInclude } from '../../contract/kol.ts';
import { day } from '../../contract/values.ts';
import { kolPath } from '../../paths.ts';

/** The tabs of a profile: the overview, one per list of `include` (interface §4.1), and a timeline of all lists. */
export const KOL_TABS = ['overview', ...KOL_INCLUDES, 'timeline'] as const;
export type KolTab = (typeof KOL_TABS)[number];

/**
 * The URL parameters of a profile: the open tab, the filters of the timeline, which stay while the tabs change, and the search and the
 * order of the table in the tab.
 */
export const KolAddress = z.object({
  tab: z._default(z.enum(KOL_TABS), 'overview'),
  /** The lists to show, separated by commas; all lists without it. */
  kinds: z.optional(z.string()),
  /** The first day to show. */
  since: z.optional(day),
  search: z.optional(z.string()),
  sort: listParameters.sort,
});
export type KolAddress = z.infer<typeof KolAddress>;

/** The lists that the timeline shows. Without a known one, all are shown. */
export function kindsOf({ kinds = '' }: Pick<KolAddress, 'kinds'>): readonly KolInclude[] {
  const named = kinds.split(',');
  const known = KOL_INCLUDES.filter((include) => named.includes(include));
  return known.length === 0 ? KOL_INCLUDES : known;
}

/** The path of a KOL's tab. The overview has the path of the profile. */
export const tabPath = (kolId: string, { tab, kinds, since }: KolAddress) =>
  kolPath(kolId, tab === 'overview' ? undefined : tab, { kinds, since });
