import { useQuery } from '@tanstack/react-query';
import type { Filter } from '../../components/form/FilterBar.tsx';
import { ENGAGEMENT_LEVELS, KOL_TIERS } from '../../contract/kol.ts';
import type { KolFacets, KolFacetsQuery } from '../../contract/kolDirectory.ts';
import { useFormat } from '../../i18n/format.ts';
import { useKolLabels } from '../../i18n/kolLabels.ts';
import { useKolListMessages } from '../../i18n/kolList.ts';
import { getLabel } from '../../i18n/messages.ts';
import { kolFacetsOptions } from '../../queries/kolDirectory.ts';
import { useLastContactFilter } from './useKolListFilters.ts';

/** The filters of the directory. Each value shows how many KOLs it leaves, as the service counts them. */
export function useDirectoryFilters(filter: KolFacetsQuery): Filter<keyof KolFacetsQuery>[] {
  const t = useKolListMessages();
  const { tiers, engagementShort } = useKolLabels();
  const format = useFormat();
  const { data: facets } = useQuery(kolFacetsOptions(filter));

  const countsOf = (name: keyof KolFacets) =>
    facets && Object.fromEntries(facets[name].map(({ value, count }) => [value, count]));
  /** A filter whose values the service names; an active value stays among them. */
  const open = (name: 'specialty' | 'country' | 'tag', label: string, textOf: (value: string) => string) => {
    const counts = countsOf(name);
    const values = new Set([...Object.keys(counts ?? {}), ...(filter[name] === undefined ? [] : [filter[name]])]);
    const entries = [...values].map((value) => [value, textOf(value)] as const);
    const sorted = entries.sort(([, one], [, other]) => format.compare(one, other));
    return { name, label, counts, values: sorted.map(([value]) => value), labels: Object.fromEntries(sorted) };
  };
  return [
    { name: 'search', label: t.directory.search, placeholder: t.directory.searchPlaceholder },
    { name: 'tier', label: t.tier, values: KOL_TIERS, labels: tiers, counts: countsOf('tier') },
    {
      name: 'engagement_level',
      label: t.engagement_level,
      values: ENGAGEMENT_LEVELS,
      labels: engagementShort,
      counts: countsOf('engagement_level'),
    },
    open('specialty', t.specialty, (value) => getLabel({}, value)),
    open('country', t.country, format.country),
    open('tag', t.directory.tag, (value) => getLabel({}, value)),
    useLastContactFilter(filter.last_contact),
  ];
}
